"""The site without a network: a service worker, and what is kept on a device."""

"""Measurements that take minutes and whose results are kept in files: the banks of exercises, and tables of values."""

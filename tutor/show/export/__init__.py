"""Exercises for other systems: Moodle, GIFT, Anki, QTI and spreadsheets, with pictures, reasons and ids that stay."""

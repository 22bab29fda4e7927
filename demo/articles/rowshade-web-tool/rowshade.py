"""The calculation behind Rowshade, in one function: loss of direct sunlight by row-to-row shading.

usage: python rowshade.py LATITUDE TILT GROUND_COVERAGE_RATIO [SUBSTRINGS]
"""
import sys

import numpy as np


def loss(latitude, tilt, coverage, substrings=0, step=2.5):
    """Annual loss, in per cent, for long rows that face the equator. substrings=0 is the linear mode."""
    phi, beta = np.radians(abs(latitude)), np.radians(tilt)
    hour = np.radians(np.arange(-180, 180, step))
    received = shaded = 0.0
    for day in range(1, 366):
        delta = np.radians(23.45 * np.sin(2 * np.pi * (284 + day) / 365))
        up = np.sin(phi) * np.sin(delta) + np.cos(phi) * np.cos(delta) * np.cos(hour)
        front = np.sin(phi) * np.cos(delta) * np.cos(hour) - np.cos(phi) * np.sin(delta)
        mass = 1 / np.maximum(up, 0.01)
        beam = np.where(up > 0.01, 1353 * 0.7 ** mass**0.678, 0.0)
        beam = beam * np.maximum(np.sin(beta) * front + np.cos(beta) * up, 0)
        profile = np.arctan2(up, front)
        part = np.where((front > 0) & (up > 0.01), 1 - np.sin(profile) / (coverage * np.sin(profile + beta)), 0)
        part = np.clip(part, 0, 1)
        if substrings:
            part = np.ceil(part * substrings - 1e-9) / substrings
        received += beam.sum()
        shaded += (beam * part).sum()
    return 100 * shaded / received


if __name__ == "__main__":
    numbers = [float(word) for word in sys.argv[1:]]
    print(f"{loss(*numbers[:3], substrings=int(numbers[3]) if len(numbers) > 3 else 0):.1f} %")

"""Most probable number with a likelihood-based standard error.

usage: python mpn.py 8-8-6-1-0
Wells per dilution: 8. Grams of soil per well: 1e-2, 1e-3, 1e-4, 1e-5, 1e-6.
"""
import math
import sys

WELLS = 8
GRAMS = (1e-2, 1e-3, 1e-4, 1e-5, 1e-6)


def score(density, positives):
    """Derivative of the log-likelihood with respect to the density."""
    total = 0.0
    for positive, v in zip(positives, GRAMS):
        if positive:
            total += positive * v * math.exp(-v * density) / -math.expm1(-v * density)
        total -= (WELLS - positive) * v
    return total


def most_probable_number(positives):
    if not 0 < sum(positives) < WELLS * len(GRAMS):
        raise ValueError("all wells agree: only a bound can be given")
    low, high = -2.0, 9.0  # log10 of the density
    for _ in range(200):
        middle = (low + high) / 2
        if score(10**middle, positives) > 0:
            low = middle
        else:
            high = middle
    density = 10**low
    information = sum(
        WELLS * v * v * math.exp(-v * density) / -math.expm1(-v * density) for v in GRAMS
    )
    return density, 1 / (density * math.sqrt(information))


if __name__ == "__main__":
    counts = [int(x) for x in sys.argv[1].split("-")]
    density, se = most_probable_number(counts)
    print(f"MPN per gram: {density:.0f}")
    print(f"95% interval: {density * math.exp(-1.96 * se):.0f} to {density * math.exp(1.96 * se):.0f}")

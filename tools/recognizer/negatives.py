"""Pictures of nothing the network knows, so that it can learn to say so."""
import numpy as np

from distortions import DISTORTIONS, resized
from drawings import DRAWINGS
from textures import SIDE

# Distorted photos are harder than drawings, and fewer kinds of them are needed.
DRAWN_SHARE = 0.7


def negative(rng, photos):
    """One picture (SIDE, SIDE, 3) of bytes: drawn, or made of `photos` of foods."""
    if rng.random() < DRAWN_SHARE:
        picture = DRAWINGS[rng.integers(len(DRAWINGS))](rng)
    else:
        some = np.stack([resized(photo, SIDE) for photo in photos[rng.integers(0, len(photos), 8)]])
        picture = DISTORTIONS[rng.integers(len(DISTORTIONS))](rng, some[0], some)
    return np.clip(picture, 0, 255).astype(np.uint8)


def make_negatives(photos, count, seed):
    """`count` pictures as an array (count, SIDE, SIDE, 3) of bytes; the same for the same seed."""
    rng = np.random.default_rng(seed)
    return np.stack([negative(rng, photos) for _ in range(count)])

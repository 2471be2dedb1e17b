"""Colours and textures that drawings are made of."""
import numpy as np

SIDE = 192


def colour(rng, vivid=None):
    """Any colour; greyish ones more often, as most things are, unless `vivid` (0 to 1) says otherwise."""
    strength = rng.random() ** 1.5 if vivid is None else vivid
    grey = rng.uniform(10, 245)
    return tuple(int(v) for v in np.clip(grey + (rng.uniform(0, 255, 3) - grey) * strength, 0, 255))


def cloud(rng, slope, stretch=1.0):
    """Noise (SIDE, SIDE) whose strength falls with frequency to the power of `slope`, scaled to 0..1."""
    down, across = np.fft.fftfreq(SIDE)[:, None] * stretch, np.fft.fftfreq(SIDE)[None, :]
    strength = 1 / np.maximum(np.hypot(down, across), 1 / SIDE) ** slope
    wave = np.fft.ifft2(np.fft.fft2(rng.normal(size=(SIDE, SIDE))) * strength).real
    return (wave - wave.min()) / (np.ptp(wave) + 1e-9)


def material(rng, low=None, high=None):
    """Wall, cloth, fur, wood or stone: one colour running into another along noise, perhaps stretched."""
    low, high = np.array(low or colour(rng)), np.array(high or colour(rng))
    mask = cloud(rng, rng.uniform(0.6, 2.2), rng.choice([1, 1, 4, 14]))[..., None] * rng.uniform(0.1, 1)
    return np.rot90(low + (high - low) * mask, rng.integers(4))


def photographed(rng, picture):
    """As a camera would see it: uneven light, a little grain."""
    light = 1 + (cloud(rng, 2.5) - 0.5)[..., None] * rng.uniform(0, 0.9)
    return picture * light + rng.normal(0, rng.uniform(0, 10), picture.shape)

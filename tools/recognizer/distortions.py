"""Photos of foods, spoilt until nobody could say what they show."""
import numpy as np
from PIL import Image

from textures import SIDE


def resized(picture, side):
    return np.asarray(Image.fromarray(picture).resize((side, side), Image.BICUBIC))


def blurred(rng, photo, _):
    """Only the layout of the colours is left."""
    return resized(resized(photo, int(rng.integers(2, 9))), SIDE)


def magnified(rng, photo, _):
    """A piece of skin or label so small that it could be anything."""
    edge = int(rng.integers(6, 22))
    top, left = rng.integers(0, SIDE - edge, 2)
    return resized(photo[top:top + edge, left:left + edge], SIDE)


def inverted(_, photo, __):
    """A negative in the sense of film."""
    return 255 - photo


def scrambled(rng, photo, _):
    """The same colours and the same spectrum with all shapes gone: random phases."""
    turn = np.exp(2j * np.pi * 3 * rng.random((SIDE, SIDE)))
    spectrum = np.fft.fft2(photo.astype(float), axes=(0, 1))
    spectrum[1:, 1:] *= turn[1:, 1:, None]
    return np.fft.ifft2(spectrum, axes=(0, 1)).real


def shuffled(rng, photo, _):
    """A jigsaw of pieces too small to know."""
    piece = int(rng.choice([8, 12, 16]))
    across = SIDE // piece
    pieces = photo.reshape(across, piece, across, piece, 3).swapaxes(1, 2).reshape(-1, piece, piece, 3)
    pieces = pieces[rng.permutation(len(pieces))]
    return pieces.reshape(across, across, piece, piece, 3).swapaxes(1, 2).reshape(SIDE, SIDE, 3)


def averaged(_, __, photos):
    """Eight photos through each other."""
    return photos.astype(float).mean(0)


DISTORTIONS = (blurred, magnified, inverted, scrambled, shuffled, averaged)

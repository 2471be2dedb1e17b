"""Looking at a photo as the application does (api/src/modules/photos/recognizer): the same views, the same mean."""
from pathlib import Path

import numpy as np
import torch
import yaml
from PIL import Image, ImageOps
from torch.nn import functional as F

from augment import normalise

SHORT_SIDE = 256
VIEW_SIDE = 128
WHOLE, CORNER = 1, 0.88
LONG = 1.15
LONGEST_RATIO = 3
TEMPERATURE = 1
CLASSES = Path(__file__).parents[2] / 'api/assets/recognizer/classes.yaml'


def read_picture(path):
    """An image upright, its short side SHORT_SIDE pixels, as bytes (height, width, 3)."""
    with Image.open(path) as image:
        upright = ImageOps.exif_transpose(image).convert('RGB')
    scale = SHORT_SIDE / min(upright.size)
    size = tuple(min(SHORT_SIDE * LONGEST_RATIO, int(edge * scale + 0.5)) for edge in upright.size)
    return np.asarray(upright if size == upright.size else ImageOps.fit(upright, size, Image.BICUBIC))


def squares_of(width, height):
    """The squares that are shown to the networks, as (left, top, edge)."""
    def at(share, x, y):
        edge = int(share * short + 0.5)
        return int((width - edge) * x + 0.5), int((height - edge) * y + 0.5), edge

    short = min(width, height)
    along = (0, 0.5, 1) if max(width, height) > LONG * short else (0.5,)
    wholes = [at(WHOLE, p, 0.5) if width > height else at(WHOLE, 0.5, p) for p in along]
    return wholes + [at(CORNER, x, y) for x in (0, 1) for y in (0, 1)]


def views_of(picture):
    """Every square and its mirror image as the networks want them: (views, 3, VIEW_SIDE, VIEW_SIDE)."""
    pixels = torch.from_numpy(picture.copy()).permute(2, 0, 1)[None].float()
    views = []
    for left, top, edge in squares_of(picture.shape[1], picture.shape[0]):
        square = pixels[:, :, top:top + edge, left:left + edge]
        view = normalise(F.interpolate(square, size=VIEW_SIDE, mode='bilinear', align_corners=False, antialias=True))
        views += [view, view.flip(3)]
    return torch.cat(views)


def group_confidence(answers):
    """The confidence in each group of classes from the logits (views, classes) of several networks."""
    mean = torch.stack([F.softmax(logits / TEMPERATURE, 1) for logits in answers]).mean((0, 1))
    sizes = [len(group['kinds']) for group in yaml.safe_load(CLASSES.read_text())]
    return [float(part.sum()) for part in mean[:-1].split(sizes)]

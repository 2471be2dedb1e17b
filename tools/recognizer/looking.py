"""Looking at a photo as the application does (api/src/modules/photos/recognizer): the same views, the same verdict."""
from pathlib import Path

import numpy as np
import torch
import yaml
from PIL import Image, ImageOps
from torch.nn import functional as F

from augment import normalise

SHORT_SIDE = 256
VIEW_SIDE = 128
WHOLE, CORNER, PART = 1, 0.88, 0.5
LONG = 1.15
LONGEST_RATIO = 3
TEMPERATURE = 0.88
PART_WORTH, PART_NEEDS = 0.4, 0.1
CLASSES = Path(__file__).parents[2] / 'api/assets/recognizer/classes.yaml'


def read_picture(path):
    """An image upright, its short side SHORT_SIDE pixels, as bytes (height, width, 3)."""
    with Image.open(path) as image:
        upright = ImageOps.exif_transpose(image).convert('RGB')
    scale = SHORT_SIDE / min(upright.size)
    size = tuple(min(SHORT_SIDE * LONGEST_RATIO, int(edge * scale + 0.5)) for edge in upright.size)
    return np.asarray(upright if size == upright.size else ImageOps.fit(upright, size, Image.BICUBIC))


def rounded(value):
    """To the nearest whole number, a half upwards, as JavaScript does."""
    return int(value + 0.5)


def square_at(width, height, edge, x, y):
    """(left, top, edge) of the square that lies at shares of the room left to it."""
    whole = rounded(edge)
    return rounded((width - whole) * x), rounded((height - whole) * y), whole


def wholes_of(width, height):
    """The squares that show what a picture shows as a whole."""
    short = min(width, height)
    along = (0, 0.5, 1) if max(width, height) > LONG * short else (0.5,)
    middles = [(at, 0.5) if width > height else (0.5, at) for at in along]
    corners = [(x, y) for x in (0, 1) for y in (0, 1)]
    return ([square_at(width, height, WHOLE * short, *at) for at in middles]
            + [square_at(width, height, CORNER * short, *at) for at in corners])


def parts_of(width, height):
    """Tiles that cover a picture, and the one in its middle."""
    edge = PART * min(width, height)
    columns, rows = (max(2, rounded(length / edge)) for length in (width, height))
    places = [(x / (columns - 1), y / (rows - 1)) for x in range(columns) for y in range(rows)]
    return [square_at(width, height, edge, *at) for at in [*places, (0.5, 0.5)]]


def views_of(picture, squares):
    """The squares as the networks want them: (squares, 3, VIEW_SIDE, VIEW_SIDE)."""
    pixels = torch.from_numpy(picture.copy()).permute(2, 0, 1)[None].float()
    cut = [pixels[:, :, top:top + edge, left:left + edge] for left, top, edge in squares]
    sized = [F.interpolate(part, size=VIEW_SIDE, mode='bilinear', align_corners=False, antialias=True) for part in cut]
    return normalise(torch.cat(sized))


@torch.no_grad()
def answers_to(networks, picture):
    """Logits of the views of the whole, each with its mirror image, and of the parts: (views, networks, classes) each."""
    height, width = picture.shape[:2]
    wholes = views_of(picture, wholes_of(width, height))
    views = torch.cat([wholes, wholes.flip(3), views_of(picture, parts_of(width, height))])
    logits = torch.stack([network(views) for network in networks], 1)
    return logits[:2 * len(wholes)], logits[2 * len(wholes):]


def group_sizes():
    """How many classes each group has, in the order of the networks' outputs."""
    return [len(group['kinds']) for group in yaml.safe_load(CLASSES.read_text())]


def confidence(answers, temperature=TEMPERATURE):
    """The confidence in each group of classes, from the answers to one picture."""
    wholes, parts = (logits / temperature for logits in answers)
    whole = F.softmax(wholes.flatten(0, 1).mean(0), 0)[:-1]
    whole = torch.stack([part.sum() for part in whole.split(group_sizes())])
    parts = F.softmax(parts.mean(1), 1)[:, :-1]
    best_part = torch.stack([part.sum(1).max() for part in parts.split(group_sizes(), 1)])
    return torch.maximum(whole, PART_WORTH * best_part * (whole / PART_NEEDS).clamp(max=1))

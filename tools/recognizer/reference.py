"""Draws the pictures of the application's tests and writes down what this side sees in them; see README.md."""
import argparse
import json
from pathlib import Path

import numpy as np
from PIL import Image

from export import read_network
from looking import answers_to, confidence, parts_of, read_picture, views_of, wholes_of

TESTS = Path(__file__).parents[2] / 'tests/api/photos'
# Every so manieth value of a view is written down.
STRIDE = 991


def balls(width, height, colour, radius):
    """Shaded balls in rows on a dark ground: fruit, to a network that knows nothing better."""
    y, x = np.mgrid[:height, :width]
    image = np.full((height, width, 3), 24.0)
    for row in range(-radius, height + radius, int(radius * 1.7)):
        for column in range(-radius + row % 3 * radius // 2, width + radius, int(radius * 1.9)):
            away = ((x - column) ** 2 + (y - row) ** 2) / radius ** 2
            light = 1.1 - 0.5 * (((x - column) / radius + 0.4) ** 2 + ((y - row) / radius + 0.4) ** 2)
            image = np.where(away[..., None] < 1, np.array(colour) * np.clip(light, 0.25, 1.1)[..., None], image)
    return np.clip(image, 0, 255).astype(np.uint8)


def waves(width, height):
    """Colours that run into each other in waves."""
    y, x = np.mgrid[:height, :width]
    return (127 + 120 * np.sin(np.stack([x / 23 + y / 71, y / 19, (x + y) / 37], -1))).astype(np.uint8)


PICTURES = {
    'oranges.png': balls(256, 256, (245, 140, 20), 34),
    'limes.png': balls(384, 256, (90, 160, 40), 26),
    'waves.png': waves(256, 400),
    'large.png': balls(512, 640, (200, 40, 40), 60),
}


def seen(networks, path):
    """Where the views lie, some values of the first, and the confidence in each group of classes."""
    picture = read_picture(path)
    height, width = picture.shape[:2]
    squares = wholes_of(width, height)
    return {
        'wholes': squares,
        'parts': parts_of(width, height),
        'view': [round(float(v), 4) for v in views_of(picture, squares[:1]).flatten()[::STRIDE]],
        'groups': [round(float(v), 4) for v in confidence(answers_to(networks, picture))],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoints', nargs='+')
    parser.add_argument('--photos', required=True, help='folder with train.txt')
    args = parser.parse_args()
    networks = [read_network(path, args.photos) for path in args.checkpoints]
    (TESTS / 'pictures').mkdir(parents=True, exist_ok=True)
    answers = {}
    for name, pixels in PICTURES.items():
        path = TESTS / 'pictures' / name
        Image.fromarray(pixels).save(path, optimize=True)
        answers[name] = seen(networks, path)
    (TESTS / 'reference.json').write_text(json.dumps(answers, separators=(',', ':')) + '\n')


if __name__ == '__main__':
    main()

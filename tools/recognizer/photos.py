"""Reading the photos, once, into arrays that fit in memory."""
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

# Side of a stored photo in pixels: enough for crops of 160 pixels, small enough for 580 MB in all.
STORED_SIDE = 256


def read_list(root, name):
    """The lines of `train.txt` or `val.txt` as (path, fine class, coarse class)."""
    rows = []
    for line in (Path(root) / f'{name}.txt').read_text().splitlines():
        if line.strip():
            path, fine, coarse = (part.strip() for part in line.split(','))
            rows.append((path, int(fine), int(coarse)))
    return rows


def read_photo(path, side=STORED_SIDE):
    """The middle square of a photo, upright, as an array (side, side, 3) of bytes."""
    with Image.open(path) as image:
        upright = ImageOps.exif_transpose(image).convert('RGB')
    return np.asarray(ImageOps.fit(upright, (side, side), Image.BICUBIC))


def load(root, name, cache):
    """All photos of a list with their fine and coarse classes; decoded once, kept in `cache`."""
    stored = Path(cache) / f'{name}-{STORED_SIDE}.npz'
    if not stored.exists():
        rows = read_list(root, name)
        stored.parent.mkdir(parents=True, exist_ok=True)
        np.savez(
            stored,
            photos=np.stack([read_photo(Path(root) / path) for path, _, _ in rows]),
            fine=np.array([fine for _, fine, _ in rows]),
            coarse=np.array([coarse for _, _, coarse in rows]),
        )
    arrays = np.load(stored)
    return arrays['photos'], arrays['fine'], arrays['coarse']


def coarse_of_fine(fine, coarse):
    """For each fine class the coarse class it belongs to, as an array."""
    table = np.zeros(fine.max() + 1, dtype=np.int64)
    table[fine] = coarse
    return table

"""Drawn pictures of things that are no food the network knows."""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from textures import SIDE, cloud, colour, material, photographed

FONTS = ('DejaVuSans.ttf', 'DejaVuSerif.ttf', 'DejaVuSansMono.ttf', 'DejaVuSans-Bold.ttf')


def as_image(picture):
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def paste_material(rng, image, shape, low=None, high=None):
    """Fills what `shape` draws on a mask with a material."""
    mask = Image.new('L', image.size)
    shape(ImageDraw.Draw(mask))
    image.paste(as_image(material(rng, low, high)), (0, 0), mask)


def box_at(x, y, wide, high):
    return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]


def finished(rng, image):
    turned = image.rotate(rng.normal(0, 6), resample=Image.BICUBIC, fillcolor=colour(rng))
    return photographed(rng, np.asarray(turned.filter(ImageFilter.GaussianBlur(rng.uniform(0, 1.3))), dtype=float))


def snow(rng):
    """Television snow, coloured or not, fine or coarse."""
    grain = int(rng.choice([1, 1, 2, 4, 8]))
    small = rng.normal(rng.uniform(60, 200), rng.uniform(5, 127), (SIDE // grain, SIDE // grain, rng.choice([1, 3])))
    return np.kron(small * np.ones(3), np.ones((grain, grain, 1)))


def plain(rng):
    """One colour, often a loud one, or one running evenly into another."""
    low, high = np.array(colour(rng, rng.random())), np.array(colour(rng, rng.random()))
    angle, (y, x) = rng.uniform(0, 6.3), np.mgrid[-0.5:0.5:SIDE * 1j, -0.5:0.5:SIDE * 1j]
    ramp = (np.cos(angle) * x + np.sin(angle) * y + 0.7)[..., None] * rng.choice([0, 0.2, 1])
    return low + (high - low) * ramp


def surface(rng):
    return photographed(rng, material(rng))


def clouds(rng):
    """Coloured noise with the spectrum of photographs."""
    return np.stack([cloud(rng, rng.uniform(0.8, 1.8)) for _ in range(3)], -1) * 255


def shapes(rng):
    """Paper thrown on a heap: rectangles, ellipses and polygons of many sizes."""
    image = as_image(material(rng))
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(2, 100)):
        x, y = rng.uniform(0, SIDE, 2)
        size = 5 + 110 * rng.random() ** 3
        box = box_at(x, y, size * rng.uniform(0.3, 1.5), size * rng.uniform(0.3, 1.5))
        kind = rng.integers(4)
        if kind == 0:
            draw.rectangle(box, fill=colour(rng))
        elif kind == 1:
            draw.ellipse(box, fill=colour(rng), outline=colour(rng))
        elif kind == 2:
            draw.line([tuple(v) for v in rng.uniform(0, SIDE, (3, 2))], fill=colour(rng), width=int(rng.integers(1, 9)))
        else:
            draw.polygon([tuple(v) for v in rng.normal((x, y), size / 2, (rng.integers(3, 8), 2))], fill=colour(rng))
    return finished(rng, image)


def balls(rng):
    """Shaded balls of any colour but those of fruit: blue, violet, grey, pink, black."""
    image = material(rng)
    y, x = np.mgrid[:SIDE, :SIDE]
    hue = np.array([(40, 60, 200), (120, 40, 190), (128, 128, 128), (30, 30, 34), (230, 140, 200), (40, 160, 190)][rng.integers(6)])
    for _ in range(rng.integers(1, 30)):
        cx, cy, radius = *rng.uniform(0, SIDE, 2), rng.uniform(8, 60)
        far = ((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2
        shade = 1.15 - 0.8 * (((x - cx) / radius + 0.4) ** 2 + ((y - cy) / radius + 0.4) ** 2) / 3
        image = np.where(far[..., None] < 1, np.clip(hue * shade[..., None] + 20, 0, 255), image)
    return photographed(rng, image)


def page(rng):
    """Print: a page, a sign, a screen of code; dark on light or the other way round."""
    paper = np.array(colour(rng, rng.random() ** 4))
    light = paper.mean() > 110
    image = Image.new('RGB', (SIDE, SIDE), tuple(int(v) for v in paper))
    draw = ImageDraw.Draw(image)
    size = int(5 + 40 * rng.random() ** 2.5)
    font = ImageFont.truetype(FONTS[rng.integers(len(FONTS))], size)
    ink = tuple(int(v) for v in (rng.integers(0, 90, 3) if light else rng.integers(170, 256, 3)))
    for y in range(int(rng.integers(0, 30)), SIDE, int(size * rng.uniform(1.1, 2)) + 1):
        words = [''.join(chr(rng.integers(97, 123)) for _ in range(rng.integers(1, 11))) for _ in range(rng.integers(1, 20))]
        text = ' '.join(words)
        draw.text((rng.integers(0, 25), y), text.upper() if rng.random() < 0.2 else text, font=font, fill=ink)
    return finished(rng, image)


def pattern(rng):
    """Stripes, plaid, tiles, a chessboard, dots."""
    y, x = np.mgrid[:SIDE, :SIDE]
    pitch, kind = rng.integers(4, 60), rng.integers(4)
    across, down = x // pitch % 2, y // pitch % 2
    dots = (x % pitch - pitch / 2) ** 2 + (y % pitch - pitch / 2) ** 2 < (pitch * rng.uniform(0.15, 0.45)) ** 2
    mask = (across, across ^ down, (across + down) / 2, dots)[kind][..., None]
    low, high = material(rng), material(rng)
    return finished(rng, as_image(low + (high - low) * mask))


def room(rng):
    """Walls, floor, a window, furniture."""
    image = as_image(material(rng))
    horizon = rng.uniform(80, 150)
    paste_material(rng, image, lambda draw: draw.polygon([(0, horizon + rng.normal(0, 15)), (SIDE, horizon + rng.normal(0, 15)), (SIDE, SIDE), (0, SIDE)], fill=255))
    for _ in range(rng.integers(1, 6)):
        x, y = rng.uniform(0, SIDE), rng.uniform(20, SIDE)
        corners = box_at(x, y, rng.uniform(15, 120), rng.uniform(15, 100))
        paste_material(rng, image, lambda draw: draw.rectangle(corners, fill=255))
        if rng.random() < 0.5:
            ImageDraw.Draw(image).rectangle(corners, outline=colour(rng), width=int(rng.integers(1, 5)))
    return finished(rng, image)


def landscape(rng):
    """Sky, hills, trees, houses with windows."""
    image = as_image(material(rng, (90, 140, 210), (210, 225, 240)) if rng.random() < 0.6 else material(rng))
    for level in sorted(rng.uniform(50, 180, rng.integers(1, 4))):
        ridge = level + (cloud(rng, rng.uniform(1.2, 2.5))[0] - 0.5) * 90
        line = [(0, SIDE), *((i, float(v)) for i, v in enumerate(ridge)), (SIDE, SIDE)]
        green = (int(rng.integers(20, 90)), int(rng.integers(60, 130)), int(rng.integers(10, 70)))
        paste_material(rng, image, lambda draw: draw.polygon(line, fill=255), green if rng.random() < 0.6 else None)
    for _ in range(rng.integers(0, 4)):
        x, wide, top = rng.uniform(0, SIDE), rng.uniform(20, 70), rng.uniform(20, 120)
        paste_material(rng, image, lambda draw: draw.rectangle([x, top, x + wide, SIDE], fill=255))
        pane, draw = colour(rng), ImageDraw.Draw(image)
        for row in range(int(top) + 6, SIDE, 16):
            for column in range(int(x) + 5, int(x + wide) - 6, 13):
                draw.rectangle([column, row, column + 6, row + 8], fill=pane)
    return finished(rng, image)


def animal(rng):
    """Fur with a head, ears, eyes, whiskers: a cat, a dog, a bear."""
    image = as_image(material(rng))
    low = colour(rng, rng.random() * 0.5)
    high = tuple(int(min(255, v * rng.uniform(1.1, 2))) for v in low)
    x, y, size = *rng.uniform(60, 132, 2), rng.uniform(50, 120)
    body = box_at(x + rng.normal(0, 30), y + size * 0.8, size * rng.uniform(1, 2), size * 1.3)
    paste_material(rng, image, lambda draw: draw.ellipse(body, fill=255), low, high)
    for side in (-1, 1):
        ear = [(x + side * size * 0.45, y - size * 0.1), (x + side * size * rng.uniform(0.35, 0.6), y - size * rng.uniform(0.6, 0.9)), (x + side * size * 0.1, y - size * 0.4)]
        paste_material(rng, image, lambda draw: draw.polygon(ear, fill=255), low, high)
    paste_material(rng, image, lambda draw: draw.ellipse(box_at(x, y, size, size * rng.uniform(0.8, 1.1)), fill=255), low, high)
    draw = ImageDraw.Draw(image)
    iris = colour(rng)
    for side in (-1, 1):
        eye = x + side * size * 0.2
        draw.ellipse(box_at(eye, y - size * 0.08, size * 0.17, size * 0.14), fill=iris)
        draw.ellipse(box_at(eye, y - size * 0.08, size * 0.07, size * 0.12), fill=(10, 10, 10))
        for lift in (-0.06, 0, 0.06):
            draw.line([(x + side * size * 0.08, y + size * 0.2), (x + side * size * 0.6, y + size * (0.2 + lift))], fill=(235, 235, 235))
    draw.polygon([(x - size * 0.06, y + size * 0.13), (x + size * 0.06, y + size * 0.13), (x, y + size * 0.2)], fill=(190, 110, 110))
    return finished(rng, image)


def skin(rng):
    """The colours of skin, from dark to light."""
    tone = rng.random()
    low = tuple(int(a + (b - a) * tone) for a, b in zip((60, 35, 25), (225, 170, 145)))
    return low, tuple(int(min(255, v * 1.2)) for v in low)


def face(rng):
    """Somebody: hair, face, eyes, mouth, shoulders."""
    image = as_image(material(rng))
    low, high = skin(rng)
    x, y, size = *rng.uniform(70, 122, 2), rng.uniform(50, 130)
    paste_material(rng, image, lambda draw: draw.ellipse(box_at(x, y + size * 1.2, size * 2, size * 1.3), fill=255))
    paste_material(rng, image, lambda draw: draw.ellipse(box_at(x, y - size * 0.12, size * 0.95, size * 1.25), fill=255), colour(rng, 0.3))
    paste_material(rng, image, lambda draw: draw.ellipse(box_at(x, y, size * 0.75, size), fill=255), low, high)
    draw = ImageDraw.Draw(image)
    for side in (-1, 1):
        draw.ellipse(box_at(x + side * size * 0.17, y - size * 0.08, size * 0.14, size * 0.08), fill=(240, 240, 240))
        draw.ellipse(box_at(x + side * size * 0.17, y - size * 0.08, size * 0.07, size * 0.07), fill=colour(rng, 0.3))
        draw.line([(x + side * size * 0.09, y - size * 0.17), (x + side * size * 0.27, y - size * 0.18)], fill=(40, 30, 20), width=2)
    draw.ellipse(box_at(x, y + size * 0.26, size * 0.28, size * rng.uniform(0.03, 0.12)), fill=(170, 80, 80))
    return finished(rng, image)


def hand(rng):
    """An empty hand before something."""
    image = as_image(material(rng))
    low, high = skin(rng)
    x, y, size, turn = *rng.uniform(60, 132, 2), rng.uniform(40, 90), rng.uniform(0, 6.3)
    paste_material(rng, image, lambda draw: draw.ellipse(box_at(x, y, size, size), fill=255), low, high)
    for finger in range(-2, 3):
        angle = turn + finger * rng.uniform(0.2, 0.35)
        tip = (x + np.cos(angle) * size * 1.3, y + np.sin(angle) * size * 1.3)
        paste_material(rng, image, lambda draw: draw.line([(x, y), tip], fill=255, width=int(size * 0.24)), low, high)
    wrist = (x - np.cos(turn) * SIDE, y - np.sin(turn) * SIDE)
    paste_material(rng, image, lambda draw: draw.line([(x, y), wrist], fill=255, width=int(size * 0.7)), low, high)
    return finished(rng, image)


def table(rng):
    """A table from above: wood or cloth, perhaps plates, cups and cutlery, some with a brown or white dish."""
    image = as_image(material(rng, (120, 80, 45), (200, 150, 100)) if rng.random() < 0.5 else material(rng))
    draw = ImageDraw.Draw(image)
    for _ in range(rng.integers(0, 4)):
        x, y, size = *rng.uniform(20, 172, 2), rng.uniform(30, 120)
        china = colour(rng, 0.2)
        for shrink in (1, 0.96, 0.7):
            draw.ellipse(box_at(x, y, size * shrink, size * shrink * rng.uniform(0.85, 1)), fill=china, outline=colour(rng, 0.2))
        if rng.random() < 0.5:
            paste_material(rng, image, lambda mask: mask.ellipse(box_at(x, y, size * 0.6, size * 0.5), fill=255), (110, 70, 30), (225, 190, 140))
    for _ in range(rng.integers(0, 4)):
        x, y, angle = *rng.uniform(0, SIDE, 2), rng.uniform(0, 3.2)
        draw.line([(x, y), (x + 90 * np.cos(angle), y + 90 * np.sin(angle))], fill=colour(rng, 0.1), width=int(rng.integers(2, 7)))
    return finished(rng, image)


def screen(rng):
    """A window of a program, a keyboard, a chart: rows of boxes and lines."""
    image = Image.new('RGB', (SIDE, SIDE), colour(rng, 0.2))
    draw = ImageDraw.Draw(image)
    wide, high, gap = rng.integers(8, 80), rng.integers(6, 40), rng.integers(2, 12)
    accents = [colour(rng) for _ in range(3)]
    for top in range(int(rng.integers(0, 20)), SIDE, high + gap):
        for left in range(int(rng.integers(0, 20)), SIDE, wide + gap):
            if rng.random() < 0.8:
                draw.rounded_rectangle([left, top, left + wide * rng.uniform(0.4, 1), top + high], 3, fill=accents[rng.integers(3)])
    return finished(rng, image)


DRAWINGS = (snow, plain, surface, clouds, shapes, shapes, balls, page, page, pattern, room, landscape, animal, face, hand, table, table, screen)

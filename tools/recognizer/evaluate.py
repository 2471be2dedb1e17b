"""Figures of `larder recognize` on a list of photos; see README.md.

Reads the lines that the command printed, so that what is measured is what cooks get.
"""
import argparse
import json
from pathlib import Path

import yaml

SURE = 0.7
BINS = (0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 1.01)
CLASSES = Path(__file__).parents[2] / 'api/assets/recognizer/classes.yaml'


def group_of_name():
    """For every name the command may say, the number of its group (a coarse class of the photos)."""
    groups = yaml.safe_load(CLASSES.read_text())
    named = {}
    for number, group in enumerate(groups):
        named[group['name']] = number
        named.update((kind['name'], number) for kind in group['kinds'] if isinstance(kind, dict))
    return named


def read_answers(path):
    """The command's lines by file."""
    lines = [json.loads(line) for line in Path(path).read_text().splitlines()]
    return {line['file']: line['recognized'] for line in lines}


def percent(part, whole):
    return f'{100 * part / max(1, whole):.1f} %'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', required=True, help='folder with train.txt and val.txt')
    parser.add_argument('--list', default='val')
    parser.add_argument('answers', help='what `larder recognize` printed for PHOTOS/…')
    args = parser.parse_args()
    answers, named = read_answers(args.answers), group_of_name()
    rows = []
    for line in (Path(args.photos) / f'{args.list}.txt').read_text().splitlines():
        path, _, coarse = (part.strip() for part in line.split(','))
        seen = answers[str(Path(args.photos) / path)]
        hits = [named[food['name']] == int(coarse) for food in seen]
        rows.append((seen[0]['confidence'] if seen else 0, bool(hits and hits[0]), any(hits[:5])))
    sure = [right for confidence, right, _ in rows if confidence > SURE]
    print(f'photos {len(rows)}')
    print(f'top-1 {percent(sum(right for _, right, _ in rows), len(rows))}')
    print(f'top-5 {percent(sum(among for *_, among in rows), len(rows))}')
    print(f'above {SURE}: {percent(len(sure), len(rows))} of the photos, {percent(sum(sure), len(sure))} of them right')
    print('confidence  photos  said   right')
    for low, high in zip(BINS, BINS[1:]):
        part = [(confidence, right) for confidence, right, _ in rows if low <= confidence < high]
        if part:
            said = sum(confidence for confidence, _ in part) / len(part)
            print(f'{low:.1f} to {min(high, 1):.1f}  {len(part):6}  {said:.2f}   {sum(right for _, right in part) / len(part):.2f}')


if __name__ == '__main__':
    main()

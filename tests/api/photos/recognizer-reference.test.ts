import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { BuiltinRecognizer } from '../../../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { readClassGroups } from '../../../api/src/modules/photos/recognizer/classes.ts';
import { readPicture } from '../../../api/src/modules/photos/recognizer/picture.ts';
import { partsOf, wholesOf } from '../../../api/src/modules/photos/recognizer/squares.ts';
import { viewOf } from '../../../api/src/modules/photos/recognizer/views.ts';
import { knowledge } from '../ingredients/starter-foods.ts';

// Each file starts processes of its own, which takes its time on a busy machine.
jest.setTimeout(60_000);

type Corners = [left: number, top: number, edge: number];

/** What the training side sees in the pictures (tools/recognizer/reference.py). */
interface Reference {
  wholes: Corners[];
  parts: Corners[];
  /** Every 991st value of the first view. */
  view: number[];
  /** Confidence of each group of classes. */
  groups: number[];
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const references = Object.entries(
  JSON.parse(readFileSync(here('./reference.json'), 'utf8')) as Record<string, Reference>,
);
const STRIDE = 991;
/** Levels of 255: the two sides shrink a large picture with different libraries. */
const SHRINKING = 2;

describe.each(references)('%s is seen as the networks were trained to see', (name, { wholes, parts, view, groups }) => {
  const photo = readFileSync(here(`./pictures/${name}`));

  test('in the same squares', async () => {
    const { width, height } = await readPicture(photo);
    const corners = [wholesOf, partsOf].map((squaresOf) =>
      squaresOf(width, height).map(({ left, top, edge }) => [left, top, edge]),
    );
    expect(corners).toEqual([wholes, parts]);
  });

  test('in the same numbers', async () => {
    const picture = await readPicture(photo);
    const [first] = wholesOf(picture.width, picture.height);
    const values = viewOf(picture, first!).filter((_, index) => index % STRIDE === 0);
    const tolerance = name === 'large.png' ? SHRINKING / 255 / 0.27 : 0.001;
    for (const [index, value] of values.entries()) expect(Math.abs(value - (view[index] ?? 0))).toBeLessThan(tolerance);
  });

  test('with the same answer, but for weights kept as bytes', async () => {
    const recognizer = new BuiltinRecognizer(() => knowledge);
    const seen = await recognizer.recognize(photo, 'cook');
    recognizer.close();
    const names = readClassGroups().map((group) => [group.name, ...group.kinds.map((kind) => kind.name)]);
    for (const { name: food, confidence } of seen) {
      const expected = groups[names.findIndex((some) => some.includes(food))] ?? 0;
      expect(Math.abs(confidence - expected)).toBeLessThan(0.05);
    }
  });
});

test('every class is a food of the starter catalogue, but those that say they are none', () => {
  const foods = readClassGroups().flatMap(({ food, kinds }) => [food, ...kinds.map((kind) => kind.food)]);
  const unknown = foods.filter((food) => food !== null && !knowledge.bySlug(food));
  expect(unknown).toEqual([]);
  expect(foods.filter((food) => food === null)).toHaveLength(2); // sour milk, as a group and as its one kind
});

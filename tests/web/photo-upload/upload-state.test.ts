import fc from 'fast-check';
import { fileFault } from '../../../web/src/components/photo-upload/photo-limits.ts';
import type { SeenFood, UploadedPhoto } from '../../../web/src/components/photo-upload/photo-operations.ts';
import { foodsOf, percentOf, sureNames } from '../../../web/src/components/photo-upload/seen-food.ts';
import {
  afterUploadEvent,
  NO_UPLOADS,
  takenPlaces,
  type UploadEvent,
  type UploadState,
} from '../../../web/src/components/photo-upload/upload-state.ts';

const file = (type: string, size: number) => ({ type, size }) as File;
const photo = (id: string, seen?: SeenFood[]): UploadedPhoto => ({
  id,
  url: '',
  thumbnailUrl: '',
  altText: null,
  version: 1,
  seen,
});
const food = (name: string, confidence: number): SeenFood => ({
  __typename: 'RecognizedIngredient',
  name,
  normalized: name,
  confidence,
  ingredient: null,
});
const after = (...events: UploadEvent[]): UploadState => events.reduce(afterUploadEvent, NO_UPLOADS);

test.each([
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * 1024 * 1024, undefined],
  ['image/webp', 5 * 1024 * 1024 + 1, 'File is too large. Maximum size is 5MB.'],
  ['image/gif', 1, 'Invalid file type. Only JPEG, PNG, and WebP images are supported.'],
  ['text/html', 1e9, 'Invalid file type. Only JPEG, PNG, and WebP images are supported.'],
  ['', 1, 'Invalid file type. Only JPEG, PNG, and WebP images are supported.'],
])('a file of type "%s" and %i bytes: %s', (type, size, fault) => {
  expect(fileFault(file(type, size))).toBe(fault);
});

test('a file takes a place from when it is chosen until its photo is removed, and never two', () => {
  const chosen: UploadEvent = { kind: 'chosen', id: 'a', file: file('image/png', 1) };
  const arrived: UploadEvent = { kind: 'arrived', id: 'a', photo: photo('p') };
  expect(takenPlaces(after(chosen))).toBe(1);
  expect(takenPlaces(after(chosen, arrived))).toBe(1);
  expect(takenPlaces(after(chosen, arrived, { kind: 'left', id: 'a' }))).toBe(1);
  expect(takenPlaces(after(chosen, arrived, { kind: 'left', id: 'a' }, { kind: 'removed', id: 'p' }))).toBe(0);
});

test('a file that failed takes no place', () => {
  expect(
    takenPlaces(
      after(
        { kind: 'chosen', id: 'a', file: file('image/png', 1) },
        { kind: 'changed', id: 'a', change: { status: 'error', error: 'no' } },
      ),
    ),
  ).toBe(0);
});

test('an edited photo keeps its place and the foods that were seen in it', () => {
  const state = { entries: [], photos: [photo('a', [food('egg', 0.9)]), photo('b')] };
  const { photos } = afterUploadEvent(state, {
    kind: 'edited',
    photo: { ...photo('a', [food('egg', 0.9)]), altText: 'Eggs', version: 2 },
  });
  expect(photos.map(({ id, altText }) => [id, altText])).toEqual([
    ['a', 'Eggs'],
    ['b', null],
  ]);
  expect(photos[0]?.seen).toHaveLength(1);
});

test('only what is surer than 70 % is added by itself', () => {
  expect(sureNames([food('egg', 0.7), food('milk', 0.701), food('flour', 0.69), food('salt', 1)])).toEqual([
    'milk',
    'salt',
  ]);
});

test.each([
  [0.704, 70],
  [0.705, 71],
  [1, 100],
  [0.004, 0],
])('%d is shown as %i %%', (confidence, percent) => {
  expect(percentOf(food('egg', confidence))).toBe(percent);
});

test('foods of several photos are told once each, as sure as the surest, the surest first', () => {
  const foods = fc.array(
    fc.record({
      name: fc.constantFrom('egg', 'milk', 'flour', 'salt'),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(foods, { maxLength: 4 }), (photos) => {
      const told = foodsOf(
        photos.map((seen, at) =>
          photo(
            String(at),
            seen.map(({ name, confidence }) => food(name, confidence)),
          ),
        ),
      );
      const all = photos.flat();
      expect(new Set(told.map(({ name }) => name))).toEqual(new Set(all.map(({ name }) => name)));
      expect(told).toHaveLength(new Set(all.map(({ name }) => name)).size);
      for (const { name, confidence } of told)
        expect(confidence).toBe(Math.max(...all.filter((seen) => seen.name === name).map((seen) => seen.confidence)));
      expect(told.map(({ confidence }) => confidence)).toEqual(
        told.map(({ confidence }) => confidence).sort((one, other) => other - one),
      );
    }),
  );
});

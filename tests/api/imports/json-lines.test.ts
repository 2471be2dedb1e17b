import { readJsonLines } from '../../../api/src/modules/imports/json-lines.ts';

const refusals = (...lines: unknown[]) =>
  readJsonLines(lines.map((line) => JSON.stringify(line)).join('\n'), 'mine.jsonl').map((item) =>
    'refusal' in item ? item.refusal : 'taken',
  );

test('what a line lacks, or has of another kind, is told in plain words', () => {
  const soup = { title: 'Soup', ingredients: ['2 onions'], instructions: ['Boil.'] };
  expect(
    refusals(
      soup,
      { title: 'Soup' },
      { ...soup, title: 5 },
      { ...soup, ingredients: '2 onions' },
      { ...soup, instructions: ['Boil.', 5] },
      { ...soup, servings: [4] },
      5,
    ),
  ).toEqual([
    'taken',
    'ingredients: missing; instructions: missing',
    'title: must be a text',
    'ingredients: must be a list of texts',
    'instructions.1: must be a text',
    'servings: must be a text or a number',
    'the line: must be an object',
  ]);
});

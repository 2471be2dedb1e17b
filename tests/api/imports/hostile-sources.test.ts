import { draftOfSource, type Source } from '../../../api/src/modules/imports/import-source.ts';

const times = (text: string, length: number): string => text.repeat(Math.floor(length / text.length));
/** As much as a page or a pasted text may be. */
const PAGE = 4_000_000;
const TEXT = 59_000;
const pageOf = (html: string): Source => ({
  page: { bytes: new TextEncoder().encode(html), type: 'text/html', charset: null, url: 'https://jo.example/' },
});
const script = (text: string): Source => pageOf(`<script type="application/ld+json">${text}</script>`);
const text = (said: string): Source => ({ text: said });

/** Code of the error that a source is refused with. */
function refusalOf(source: Source): unknown {
  try {
    return draftOfSource(source) && undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

/**
 * Seconds of computing of this thread until a source is read or refused: other threads of the process may still clear up after other tests. The
 * least of three, which is what the work itself takes: compiling, and memory that the tests before have left, only add to it.
 */
function secondsFor(source: Source): number {
  return Math.min(...[1, 2, 3].map(() => onceFor(source)));
}

function onceFor(source: Source): number {
  const start = process.threadCpuUsage();
  expect([undefined, 'BAD_USER_INPUT']).toContain(refusalOf(source));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000_000;
}

// Before its work was bounded each took 1.4 to 7 seconds; a page of 300 kB takes some hundredths.
test.each<[string, Source]>([
  ['end tags of paragraphs deep in a page', pageOf('<div>'.repeat(256) + times('</p>', PAGE))],
  ['paragraphs deep in a page', pageOf('<div>'.repeat(256) + times('<p>', PAGE))],
  ['scripts of nothing', pageOf(times('<script type="application/ld+json">[</script>', PAGE))],
  ['JSON-LD that never ends', script(times('{"a":', PAGE))],
  ['graphs that never end', script(times('{"@graph":[', PAGE))],
  ['nothing but quotation marks', script(times('"', PAGE))],
  ['nothing but backslashes', script(`{"a":"${times('\\', PAGE)}`)],
  ['lists in lists on one line', text(times('1) ', TEXT))],
  ['an underscore before every letter', text(`# Soup\n\n## Ingredients\n${times('_a', TEXT)}`)],
  ['commas', text(`Soup\n${times('a, ', TEXT)}`)],
  ['marks of lists', text(`Soup\n${times('- ', TEXT)}x`)],
  ['words on lines of their own', text(times('a\n', TEXT))],
  ['what a cook does', text(`Soup\n1 leek\n${times('boil, ', TEXT)}`)],
  ['figures', text(`Soup\n1 leek\n${times('1 ', TEXT)}`)],
  ['titles of recipes without any', text(times('# a\n', TEXT))],
])('%s are read or refused within a second of computing', (_what, source) => {
  expect(secondsFor(source)).toBeLessThan(1);
});

test('what is bounded leaves a recipe whole: lists ten deep, a picture written out, a page of many tags', () => {
  const nested = Array.from({ length: 10 }, (_, at) => `${'  '.repeat(at)}- ${at + 1} leeks`).join('\n');
  const picture = `![](data:image/png;base64,${'iVBORw0K'.repeat(4_000)})`;
  const { draft } = draftOfSource(text(`# Soup\n\n${picture}\n\n## Ingredients\n${nested}\n\n## Method\n1. Cook.`));
  expect([draft.title, draft.lines.length, draft.description]).toEqual(['Soup', 10, '']);
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Cook.'] };
  const page = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>${times('<i>a</i>', 300_000)}`;
  expect(draftOfSource(pageOf(page)).draft.title).toBe('Soup');
});

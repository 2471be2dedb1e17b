import { fileURLToPath } from 'node:url';
import { readFoodFiles } from '../../../../api/src/modules/catalogue/food-files.ts';
import { readUsdaFigures, withFigures } from '../../../../api/src/modules/catalogue/usda-figures.ts';
import { FoodKnowledge } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { cupVolume } from '../../../../api/src/modules/ingredients/units/cup-volume.ts';

const seeds = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const { foods, swaps } = readFoodFiles(seeds);
const knowledge = new FoodKnowledge(withFigures(foods, readUsdaFigures(`${seeds}/usda.csv`)), swaps);

const familiesOf = ({ ancestors }: { ancestors: readonly number[] }) =>
  ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');

/** What a cup of it weighs, by the volume of a gram. */
function cupOf(slug: string): number | undefined {
  const food = knowledge.bySlug(slug);
  const millilitres = food && cupVolume('g', food, familiesOf);
  return millilitres && 236.588 / millilitres;
}

test.each([
  ['plain-flour', 125],
  ['sugar', 200],
  ['long-grain-rice', 185],
  ['butter', 227],
  ['honey', 339],
  ['raisin', 145],
  ['breadcrumbs', 108],
  ['frozen-pea', 134],
])('%s is measured in cups of %d g', (slug, grams) => {
  expect(cupOf(slug)).toBeGreaterThan(0.95 * grams);
  expect(cupOf(slug)).toBeLessThan(1.05 * grams);
});

test.each(['spaghetti', 'beef-mince', 'cheddar', 'potato', 'salmon'])('%s is weighed', (slug) => {
  expect(cupOf(slug)).toBeUndefined();
});

test('what is counted or poured already has no other measure', () => {
  const [flour, milk] = [knowledge.bySlug('plain-flour'), knowledge.bySlug('milk')];
  expect(flour && cupVolume(null, flour, familiesOf)).toBeUndefined();
  expect(flour && cupVolume('cup', flour, familiesOf)).toBeUndefined();
  expect(milk && cupVolume('ml', milk, familiesOf)).toBeUndefined();
});

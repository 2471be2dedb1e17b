/**
 * Whether real recipes pass the filters they should: each allergen and vegan, against word lists written down apart from the food files.
 * `node --experimental-transform-types tests/bench/classify-recipes.ts [DATA] [ALLERGEN|vegan]`; with a third word also the reasons.
 *
 * A recipe should not pass when a line names a food of the allergen. It should pass when none does, and it is left out of the count when a
 * line names a product of which only the label tells; the share with these counted in is printed beside it.
 */
import { classifyLines } from '../../api/src/modules/ingredients/lines/classify.ts';
import { type Facts, isFreeOf } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import type { LinkedLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { linkLines } from '../../api/src/modules/ingredients/lines/recipe-lines.ts';
import { Allergen, ALLERGENS } from '../../api/src/modules/ingredients/dietary.ts';
import { names, readRecipes, readTasteRecipes, share } from './line-data.ts';
import { ALLERGEN_WORDS, type AllergenWords, MEAT_WORDS } from './named-foods.ts';

interface Filter {
  name: string;
  /** The lists whose words keep a recipe out. */
  words: AllergenWords[];
  /** Whether the classification lets the recipe pass. */
  passes: (facts: Facts) => boolean;
}

const filters: Filter[] = [
  ...ALLERGENS.map((allergen) => ({
    name: allergen,
    words: [ALLERGEN_WORDS[allergen]],
    passes: (facts: Facts) => isFreeOf(facts, [allergen]),
  })),
  {
    name: 'vegan',
    words: [
      MEAT_WORDS,
      ...[Allergen.DAIRY, Allergen.EGGS, Allergen.FISH, Allergen.SHELLFISH].map((allergen) => ALLERGEN_WORDS[allergen]),
    ],
    passes: (facts) => facts.diet === 'vegan',
  },
];

/** What the words of a line say, by the word lists alone. */
function saidBy(line: string, lists: AllergenWords[]): 'named' | 'by label' | 'free' {
  const told = lists.map((list) => ({ ...list, text: line.replace(list.not, ' ') }));
  if (told.some(({ named, text }) => named.test(text))) return 'named';
  return told.some(({ byLabel, text }) => byLabel.test(text)) ? 'by label' : 'free';
}

const recipes = [...readRecipes(), ...readTasteRecipes()]
  .filter(({ ingredients }) => ingredients.length > 0)
  .map(({ title, ingredients }) => ({
    title,
    lines: linkLines(
      ingredients.map((text) => ({ text, group: null })),
      names,
    ),
  }));
const judged = recipes.map((recipe) => ({ ...recipe, facts: classifyLines(recipe.lines) }));
type Judged = (typeof judged)[number];
const isKnown = judged.filter(({ facts }) => facts.unknownLines.length === 0);
console.log(`${judged.length} recipes, in ${share(isKnown.length, judged.length)} every line is known`);

for (const { name, words, passes } of filters) {
  const standing = ({ lines }: Judged): string => {
    const said = lines.map(({ line }) => saidBy(line, words));
    return said.find((one) => one === 'named') ?? said.find((one) => one === 'by label') ?? 'free';
  };
  const groups = Map.groupBy(judged, standing);
  const [named, byLabel, free] = ['named', 'by label', 'free'].map((group) => groups.get(group) ?? []) as [
    Judged[],
    Judged[],
    Judged[],
  ];
  const passing = (some: Judged[]): Judged[] => some.filter(({ facts }) => passes(facts));
  const all = [...free, ...byLabel];
  console.log(
    `${name}: of those that should not, ${share(passing(named).length, named.length)} pass; of those that should, ${share(passing(free).length, free.length)} pass; counting in those of which a label must tell, ${share(passing(all).length, all.length)}`,
  );
  if (process.argv[3] !== name) continue;
  const why = (lines: LinkedLine[], isReason: (line: LinkedLine) => boolean): string =>
    lines
      .filter(isReason)
      .map(({ line, food }) => `${line} → ${food?.name ?? 'unknown'}`)
      .join(' | ');
  for (const { title, lines } of passing(named))
    console.log(`  passes: ${title}: ${why(lines, ({ line }) => saidBy(line, words) === 'named')}`);
  for (const { title, lines } of free.filter(({ facts }) => !passes(facts)))
    console.log(`  is kept out: ${title}: ${why(lines, (line) => !line.isNoFood && !passes(line.facts))}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Allergen, ALLERGENS } from '../ingredients/dietary.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import type { SeedFood } from './food-files.ts';
import { validated } from './yaml-files.ts';

const FILE = 'allergen-sources.yaml';
const STATES = ['contains', 'unsure', 'free'] as const;

const schema = z.strictObject({
  sources: z.record(z.string(), z.string().min(1)),
  facts: z.array(
    z.strictObject({
      allergens: z.array(z.enum(ALLERGENS)).optional(),
      states: z.array(z.enum(STATES)).optional(),
      files: z.array(z.string()).optional(),
      source: z.string(),
    }),
  ),
});

/** Where facts about allergens come from: the sources by key, and which facts have which. */
export type AllergenSources = z.output<typeof schema>;

/** The foods, what they inherit, and where their facts come from. */
interface SourcedFoods {
  foods: readonly SeedFood[];
  knowledge: FoodKnowledge;
  sources: AllergenSources;
}

/** What is known of one allergen in one food, and the key of the source that says so. */
export interface SourcedFact {
  food: string;
  allergen: Allergen;
  state: (typeof STATES)[number];
  source: string;
}

/** The allergens of law; shellfish follows from its two kinds. */
const FOURTEEN = ALLERGENS.filter((allergen) => allergen !== Allergen.SHELLFISH);

/**
 * Reads `allergen-sources.yaml` below `folder`.
 * @throws StartError naming the field at fault
 */
export function readAllergenSources(folder: string): AllergenSources {
  return validated(schema, parse(readFileSync(join(folder, FILE), 'utf8')), FILE);
}

/** All fourteen facts of every food with their sources; a fact that no rule covers has the empty source. */
export function sourcedFacts({ foods, knowledge, sources }: SourcedFoods): SourcedFact[] {
  return foods.flatMap((food) => {
    const known = knowledge.byId(food.id);
    if (!known) return [];
    return FOURTEEN.map((allergen) => {
      const state = stateOf(known, allergen);
      const rule = sources.facts.find(
        ({ allergens, states, files }) => (allergens?.includes(allergen) ?? true) && (states?.includes(state) ?? true) && (files?.includes(food.category) ?? true),
      );
      return { food: food.name, allergen, state, source: food.source ?? rule?.source ?? '' };
    });
  });
}

/** Facts without a source, sources that no one has written down, and sources that nothing comes from. */
export function checkSources(catalogue: SourcedFoods): Finding[] {
  const facts = sourcedFacts(catalogue);
  const { sources } = catalogue.sources;
  const unknown = facts.filter(({ source }) => sources[source] === undefined);
  const unused = Object.keys(sources).filter((key) => !facts.some(({ source }) => source === key));
  return [
    ...unknown.map(({ food, allergen, source }) => ({ file: FILE, field: food, message: source === '' ? `nothing says where its fact about ${allergen} comes from` : `there is no source "${source}"` })),
    ...unused.map((key) => ({ file: FILE, field: key, message: 'is the source of nothing' })),
  ];
}

function stateOf({ contains, unsure }: KnownFood, allergen: Allergen): SourcedFact['state'] {
  return contains.includes(allergen) ? 'contains' : unsure.includes(allergen) ? 'unsure' : 'free';
}

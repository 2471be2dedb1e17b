import { graphql } from '../../../gql/gql.ts';
import type {
  Allergen,
  AllergenState,
  CreateFoodInput,
  FoodDiet,
  FoodDialog_FoodFragment,
  FoodPicker_FoodFragment,
  UpdateFoodInput,
} from '../../../gql/graphql.ts';

/** What the form of a food is filled from. */
graphql(`
  fragment FoodDialog_food on AdminFood {
    id
    name
    plural
    aliases
    category
    diet
    hasOwnDiet
    hasOwnAllergens
    allergens {
      allergen
      state
    }
    parent {
      ...FoodPicker_food @unmask
    }
    merged {
      id
      name
    }
  }
`);

/** What is known of each allergen. */
export type AllergenStates = Record<Allergen, AllergenState>;

/** A food as it stands in the form. */
export interface FoodDraft {
  name: string;
  plural: string;
  /** One on each line. */
  aliases: string;
  parent: FoodPicker_FoodFragment | null;
  category: string;
  /** Null takes over the parent's. */
  diet: FoodDiet | null;
  /** Null takes over the parent's. */
  allergens: AllergenStates | null;
}

/** Each allergen by name. */
export function statesOf(facts: readonly { allergen: Allergen; state: AllergenState }[]): AllergenStates {
  return Object.fromEntries(facts.map(({ allergen, state }) => [allergen, state])) as AllergenStates;
}

/** The form of a food that there is. */
export function draftOf(food: FoodDialog_FoodFragment): FoodDraft {
  return {
    name: food.name,
    plural: food.plural ?? '',
    aliases: food.aliases.join('\n'),
    parent: food.parent,
    category: food.category,
    diet: food.hasOwnDiet ? food.diet : null,
    allergens: food.hasOwnAllergens ? statesOf(food.allergens) : null,
  };
}

/** What of a food was changed in the form: another admin may have changed the rest meanwhile. */
export function changesOf(
  draft: FoodDraft,
  food: FoodDialog_FoodFragment,
): Omit<UpdateFoodInput, 'id' | 'isConfirmed'> {
  const [before, now] = [saidIn(draftOf(food)), saidIn(draft)];
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

/** A food as it is told to the server. */
export function saidIn({ name, plural, aliases, parent, category, diet, allergens }: FoodDraft): CreateFoodInput {
  return {
    name: name.trim(),
    plural: plural.trim() || null,
    aliases: aliases
      .split('\n')
      .map((alias) => alias.trim())
      .filter(Boolean),
    parentId: parent?.id ?? null,
    category,
    diet,
    allergens:
      allergens &&
      (Object.entries(allergens) as [Allergen, AllergenState][]).map(([allergen, state]) => ({ allergen, state })),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { recipePictures } from './recipe-pictures.ts';
import { type Recipe, RecipeLine, RecipeStep } from './recipe.entity.ts';

/** What a recipe says, as it stood at one time. */
export interface RecipeText {
  title: string;
  description: string;
  /** Such as `Serves 4`; one fact each. */
  facts: string[];
  lines: string[];
  steps: string[];
  /** Address of the photo that its cook shows; none where the cover is drawn, and in what was kept before photos were. */
  photo?: string | null;
}

/** What a recipe says now. */
export async function recipeText(em: EntityManager, recipe: Recipe): Promise<RecipeText> {
  const lines = await em.find(RecipeLine, { recipe: recipe.id }, { orderBy: { position: 'asc' } });
  const steps = await em.find(RecipeStep, { recipe: recipe.id }, { orderBy: { step: 'asc' } });
  return {
    title: recipe.title,
    description: recipe.description,
    facts: factsOf(recipe),
    lines: lines.map(({ text }) => text),
    steps: steps.map(({ description }) => description),
    photo: recipe.photo ? recipePictures(recipe).tablet : null,
  };
}

function factsOf({ prepTime, cookTime, servings, difficulty, cuisine, tags }: Recipe): string[] {
  return [
    `Prep ${prepTime} min`,
    `Cook ${cookTime} min`,
    `Serves ${servings}`,
    difficulty,
    ...(cuisine ? [cuisine] : []),
    ...tags,
  ];
}

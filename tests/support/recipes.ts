import { randomUUID } from 'node:crypto';
import type { RecipeDraft } from '../../api/src/modules/recipes/recipe-draft.ts';
import { writeRecipe } from '../../api/src/modules/recipes/recipe-writer.ts';
import { Difficulty, RecipeStatus } from '../../api/src/modules/recipes/recipe-enums.ts';
import type { TestApp } from './app.ts';

/** A published recipe of the given lines, with everything else as plain as can be. */
export function draftOf(lines: string[], more: Partial<RecipeDraft> = {}): RecipeDraft {
  const slug = more.slug ?? `recipe-${randomUUID()}`;
  return {
    slug,
    title: slug,
    description: 'A dish.',
    authorName: 'A Cook',
    cuisine: null,
    difficulty: Difficulty.EASY,
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    tags: [],
    steps: [{ description: 'Cook everything.', timeMin: null }],
    status: RecipeStatus.PUBLISHED,
    origin: `test:${slug}`,
    ...more,
    lines: lines.map((text) => ({ text, group: null, food: null })),
  };
}

/** Stores a recipe and waits until it can be found. */
export async function addRecipe(app: TestApp, lines: string[], more: Partial<RecipeDraft> = {}): Promise<RecipeDraft> {
  const draft = draftOf(lines, more);
  await writeRecipe(app.database.orm.em.fork(), draft, app.platform.foods);
  await app.follower.refresh();
  return draft;
}

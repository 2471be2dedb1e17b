import { z } from 'zod';
import { insertIfNew } from '../../../../shared/insert-if-new.sql.ts';
import { Collection, CollectionRecipe } from '../../../collections/collection.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { makeCollection } from '../../imported-sets.ts';
import { definePart, type Arriving, type Restored } from '../archive-part.ts';
import { withRefs } from '../recipe-names.ts';
import { full } from '../restore-each.ts';
import { notHere, pastMoment, recipeRef, storedText } from '../values.ts';

const collection = z.object({
  name: storedText(80).min(1),
  description: storedText(500).nullable(),
  isPublic: z.boolean(),
  createdAt: pastMoment,
  /** The recipe whose picture stands for it. */
  cover: recipeRef.nullable(),
  recipes: z.array(z.object({ recipe: recipeRef, addedAt: pastMoment })).max(STORED.collectionRecipes.most),
});
type MovedCollection = z.infer<typeof collection>;

/** Recipes put together under names. */
export const COLLECTIONS = definePart({
  file: 'collections.json',
  what: { one: 'collection', many: 'collections' },
  content: z.array(collection).max(STORED.collections.most),
  read: async ({ em, user, names }) => {
    const collections = await em.find(Collection, { user }, { orderBy: { name: 'asc' } });
    const within = { collection: { $in: collections.map(({ id }) => id) } };
    const recipes = await em.find(CollectionRecipe, within);
    const of = { recipe: ({ recipe }: CollectionRecipe) => recipe, at: ({ addedAt }: CollectionRecipe) => addedAt };
    await names.learn(recipes.map(of.recipe), { isKept: true });
    return collections.map(({ id, name, description, isPublic, createdAt, cover }) => ({
      name,
      description: description ?? null,
      isPublic,
      createdAt,
      cover: cover ? names.refOf(cover) : null,
      recipes: withRefs(
        recipes.filter(({ collection }) => collection === id),
        names,
        of,
      ).map(({ ref, row: { addedAt } }) => ({ recipe: ref, addedAt })),
    }));
  },
  restore: async (arriving, collections) => {
    const { tx, user } = arriving;
    const restored: Restored = { count: 0, refused: [] };
    for (const moved of collections) {
      const there = await tx.findOne(Collection, { user, name: moved.name });
      const { name, description, isPublic, createdAt } = moved;
      const collection = there ?? (await makeCollection(tx, user, { name, description, isPublic, createdAt }));
      if (!collection) return { ...restored, refused: [...restored.refused, full('collections')] };
      if (!there) restored.count++;
      restored.refused.push(...(await fill(arriving, collection, moved)));
    }
    return restored;
  },
});

/** @returns why some recipes are not in it */
async function fill({ tx, recipeOf }: Arriving, { id, cover }: Collection, moved: MovedCollection): Promise<string[]> {
  const refused: string[] = [];
  let room = STORED.collectionRecipes.most - (await tx.count(CollectionRecipe, { collection: id }));
  for (const { recipe: ref, addedAt } of moved.recipes) {
    const recipe = await recipeOf(ref);
    if (recipe === undefined) refused.push(`${moved.name}: ${notHere(ref)}`);
    else if (room-- <= 0) return [...refused, full('collectionRecipes')];
    else await insertIfNew(tx, CollectionRecipe, { collection: id, recipe, addedAt });
  }
  const shown = moved.cover && (await recipeOf(moved.cover));
  if (shown && !cover && (await tx.count(CollectionRecipe, { collection: id, recipe: shown })) > 0)
    await tx.nativeUpdate(Collection, { id }, { cover: shown });
  return refused;
}

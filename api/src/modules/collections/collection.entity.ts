import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';

const CollectionSchema = defineEntity({
  name: 'Collection',
  tableName: 'collection',
  uniques: [{ properties: ['user', 'name'] }],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    name: p.text(),
    description: p.text().nullable(),
    /** Whether anyone with the link may see it. */
    isPublic: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    /** The recipe whose picture stands for it; null takes the one added last. */
    cover: () => p.manyToOne(Recipe).nullable().mapToPk().index().deleteRule('set null'),
    /** Whether an import made it, and its cook has said nothing of it since: then an undo takes it along. */
    isImported: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** Recipes that a cook has put together under a name. */
export class Collection extends CollectionSchema.class {}
CollectionSchema.setClass(Collection);

const CollectionRecipeSchema = defineEntity({
  name: 'CollectionRecipe',
  tableName: 'collection_recipe',
  indexes: [{ properties: ['collection', 'addedAt', 'recipe'] }],
  properties: {
    collection: () => p.manyToOne(Collection).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().index().deleteRule('cascade'),
    addedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** A recipe in a collection. */
export class CollectionRecipe extends CollectionRecipeSchema.class {}
CollectionRecipeSchema.setClass(CollectionRecipe);

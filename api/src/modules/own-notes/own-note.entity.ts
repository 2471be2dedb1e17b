import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';

const OwnNoteSchema = defineEntity({
  name: 'OwnNote',
  tableName: 'own_note',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().index().deleteRule('cascade'),
    text: p.text(),
    writtenAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** What a cook noted beside a recipe, for themselves alone. */
export class OwnNote extends OwnNoteSchema.class {}
OwnNoteSchema.setClass(OwnNote);

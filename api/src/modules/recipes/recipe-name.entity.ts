import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from './recipe.entity.ts';

// Names are read at every letter and seldom written: no index keeps a list of what it has not taken in.
const RecipeNameSchema = defineEntity({
  name: 'RecipeName',
  tableName: 'recipe_name',
  indexes: [
    {
      name: 'recipe_name_words_index',
      expression: 'create index "recipe_name_words_index" on "recipe_name" using gin (words) with (fastupdate = off)',
    },
    {
      name: 'recipe_name_letters_index',
      expression:
        'create index "recipe_name_letters_index" on "recipe_name" using gin (name gin_trgm_ops) with (fastupdate = off)',
    },
  ],
  properties: {
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().deleteRule('cascade'),
    /** 0 is the title. */
    position: p.integer().primary(),
    /** In lower case, without accents and signs. */
    name: p.text().index(),
    /** Stems: those of the name with weight A; with the title also those of tags and cuisine (B) and of the description (C). */
    words: p.text().columnType('tsvector'),
  },
});

/** A name that a published recipe is found by; a trigger derives it from the recipe. */
export class RecipeName extends RecipeNameSchema.class {}
RecipeNameSchema.setClass(RecipeName);

const RecipeWordSchema = defineEntity({
  name: 'RecipeWord',
  tableName: 'recipe_word',
  indexes: [
    {
      name: 'recipe_word_spellings_index',
      expression:
        'create index "recipe_word_spellings_index" on "recipe_word" using gin (spellings) with (fastupdate = off)',
    },
    {
      name: 'recipe_word_letters_index',
      expression:
        'create index "recipe_word_letters_index" on "recipe_word" using gin (word gin_trgm_ops) with (fastupdate = off)',
    },
  ],
  properties: {
    word: p.text().primary(),
    /** The word, and what is left of it without one of its letters. */
    spellings: p.array(),
  },
});

/** A word without digits that stood in a recipe's name, for finding what a misspelt one was meant to be; the same trigger keeps it. */
export class RecipeWord extends RecipeWordSchema.class {}
RecipeWordSchema.setClass(RecipeWord);

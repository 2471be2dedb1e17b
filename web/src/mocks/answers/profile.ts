import { buildProfile, pageOf } from '../fixtures/cook.ts';
import { buildRecipe } from '../fixtures/build.ts';
import { collections } from '../fixtures/collections.ts';
import { pantryChange } from '../fixtures/pantry.ts';
import { recipes } from '../fixtures/recipes.ts';
import type { MockRoot } from '../root.ts';
import type { Collection, Recipe } from '../schema-types.ts';

function recipeOf(id: string): Recipe {
  return Object.values(recipes).find((recipe) => recipe.id === id) ?? recipes.shakshuka;
}

function collectionOf(id: string): Collection {
  return collections.find((collection) => collection.id === id) ?? collections[0];
}

const draft = buildRecipe({
  title: 'Grandmother’s pancakes',
  isOwn: true,
  status: 'DRAFT',
  ingredients: recipes.shakshuka.ingredients,
  instructions: recipes.shakshuka.instructions,
});

/** What a cook keeps and does. Each change is answered as if it had been made; nothing of it is kept. */
export const profileAnswers = {
  profile: () =>
    buildProfile({
      savedRecipes: pageOf([recipes.shakshuka, recipes.pasta].map((recipe) => ({ ...recipe, isSaved: true }))),
      recentRecipes: pageOf([{ recipe: recipes.salad, lastCooked: '2026-11-18T18:30:00Z', times: 2 }]),
      collections: [...collections],
      recipes: pageOf([draft]),
    }),
  saveRecipe: ({ input }) => ({ recipe: { ...recipeOf(input.id), isSaved: true } }),
  writeOwnNote: ({ input }) => ({ recipe: { ...recipeOf(input.recipeId), ownNote: input.text || null } }),
  unsaveRecipe: ({ input }) => ({ recipe: { ...recipeOf(input.id), isSaved: false } }),
  rateRecipe: ({ input }) => ({ recipe: { ...recipeOf(input.recipeId), rating: input.stars, reviewCount: 1 } }),
  removeRating: ({ input }) => ({ recipe: { ...recipeOf(input.id), viewerRating: null } }),
  markCooked: ({ input }) => ({
    recipe: recipeOf(input.recipeId),
    pantryChange: (input.deductions?.length ?? 0) > 0 ? pantryChange : null,
  }),
  setProgress: ({ input }) => ({
    recipe: recipeOf(input.recipeId),
    progress: { ingredients: input.ingredients ?? [], steps: input.steps ?? [], servings: input.servings },
  }),
  submitRecipe: ({ input }) => ({
    recipe: { ...draft, title: input.title, status: input.isDraft ? 'DRAFT' : 'PENDING' },
  }),
  deleteRecipe: ({ input }) => ({ deletedId: input.id }),
  restoreRecipe: () => ({ recipe: recipes.shakshuka }),
  collection: ({ id }) => collections.find((collection) => collection.id === id) ?? null,
  createCollection: ({ input }) => ({
    collection: {
      ...collections[0],
      id: 'collection-new',
      name: input.name,
      description: input.description,
      isPublic: input.isPublic ?? false,
      recipeCount: 0,
      recipes: pageOf([]),
    },
  }),
  updateCollection: ({ input }) => ({
    collection: { ...collectionOf(input.id), ...(input.name && { name: input.name }) },
  }),
  deleteCollection: ({ input }) => ({ collection: collectionOf(input.id) }),
  addToCollection: ({ input }) => ({ collection: collectionOf(input.collectionId) }),
  removeFromCollection: ({ input }) => ({ collection: collectionOf(input.collectionId) }),
} satisfies Partial<MockRoot>;

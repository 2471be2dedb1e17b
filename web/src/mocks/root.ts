import { GraphQLError } from 'graphql'
import { foods } from './fixtures/foods.ts'
import { matches } from './fixtures/matches.ts'
import { recipes } from './fixtures/recipes.ts'
import type {
  ApiTokenPayload,
  CatalogueFacts,
  Collection,
  CollectionPayload,
  DeleteAccountPayload,
  DeleteRecipePayload,
  EndOtherSessionsPayload,
  EndSessionPayload,
  Ingredient,
  IngredientSuggestion,
  MutationAddToCollectionArgs,
  MutationChangePasswordArgs,
  MutationCreateApiTokenArgs,
  MutationCreateCollectionArgs,
  MutationDeleteAccountArgs,
  MutationDeleteCollectionArgs,
  MutationDeleteRecipeArgs,
  MutationEndSessionArgs,
  MutationMarkCookedArgs,
  MutationRateRecipeArgs,
  MutationRemoveFromCollectionArgs,
  MutationRevokeApiTokenArgs,
  MutationSaveRecipeArgs,
  MutationSetProgressArgs,
  MutationSignInArgs,
  MutationSignUpArgs,
  MutationSubmitRecipeArgs,
  MutationUnsaveRecipeArgs,
  MutationUpdateCollectionArgs,
  MutationUpdateProfileArgs,
  Profile,
  ProgressPayload,
  QueryCollectionArgs,
  QueryIngredientSuggestionsArgs,
  QueryReadIngredientLinesArgs,
  QueryRecipeArgs,
  QuerySearchRecipesArgs,
  ReadLine,
  Recipe,
  RecipeMatch,
  RecipeMatchConnection,
  RecipePayload,
  SessionPayload,
  SignOutPayload,
  Site,
  User,
  UserPayload,
} from './schema-types.ts'

/** The root fields that the mock server answers; a test replaces the ones it is about. */
export interface MockRoot {
  searchRecipes: (args: QuerySearchRecipesArgs) => RecipeMatchConnection | Promise<RecipeMatchConnection>
  ingredientSuggestions: (args: QueryIngredientSuggestionsArgs) => IngredientSuggestion[]
  recipe: (args: QueryRecipeArgs) => Recipe | null
  catalogue: () => CatalogueFacts
  site: () => Site
  viewer: () => User | null
  profile: () => Profile
  saveRecipe: (args: MutationSaveRecipeArgs) => RecipePayload | Promise<RecipePayload>
  unsaveRecipe: (args: MutationUnsaveRecipeArgs) => RecipePayload
  rateRecipe: (args: MutationRateRecipeArgs) => RecipePayload
  markCooked: (args: MutationMarkCookedArgs) => RecipePayload
  setProgress: (args: MutationSetProgressArgs) => ProgressPayload
  collection: (args: QueryCollectionArgs) => Collection | null
  createCollection: (args: MutationCreateCollectionArgs) => CollectionPayload
  updateCollection: (args: MutationUpdateCollectionArgs) => CollectionPayload
  deleteCollection: (args: MutationDeleteCollectionArgs) => CollectionPayload
  addToCollection: (args: MutationAddToCollectionArgs) => CollectionPayload | Promise<CollectionPayload>
  removeFromCollection: (args: MutationRemoveFromCollectionArgs) => CollectionPayload
  changePassword: (args: MutationChangePasswordArgs) => SessionPayload
  endSession: (args: MutationEndSessionArgs) => EndSessionPayload
  endOtherSessions: () => EndOtherSessionsPayload
  createApiToken: (args: MutationCreateApiTokenArgs) => ApiTokenPayload
  revokeApiToken: (args: MutationRevokeApiTokenArgs) => ApiTokenPayload
  deleteAccount: (args: MutationDeleteAccountArgs) => DeleteAccountPayload
  readIngredientLines: (args: QueryReadIngredientLinesArgs) => ReadLine[]
  submitRecipe: (args: MutationSubmitRecipeArgs) => RecipePayload
  deleteRecipe: (args: MutationDeleteRecipeArgs) => DeleteRecipePayload
  updateProfile: (args: MutationUpdateProfileArgs) => UserPayload
  signIn: (args: MutationSignInArgs) => SessionPayload
  signUp: (args: MutationSignUpArgs) => SessionPayload
  signOut: () => SignOutPayload
}

function namesOf(food: Ingredient): string[] {
  return [food.name, food.pluralName ?? food.name]
}

function findFood(name: string): Ingredient | null {
  return foods.find((food) => namesOf(food).includes(name.toLowerCase())) ?? null
}

/** A page of `all` for a search: as many as were asked for, behind the cursor, which is the place in the list. */
export function matchConnection(all: RecipeMatch[], { input, first = 24, after }: QuerySearchRecipesArgs): RecipeMatchConnection {
  const start = after ? Number(after) : 0
  const edges = all.slice(start, start + first).map((node, index) => ({ cursor: String(start + index + 1), node }))
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    totalCount: all.length,
    hint: null,
    note: null,
    resolvedIngredients: input.ingredients.map((text) => ({ text, ingredient: findFood(text) })),
    pageInfo: {
      hasNextPage: start + first < all.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** What a visitor is told by everything that needs an account. */
export function signInFirst(): never {
  throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
}

/** What the mock server answers unless a test says otherwise. It decides nothing: filters and order are the real server's. */
export const fixtureRoot: MockRoot = {
  searchRecipes: (args) => matchConnection(matches, args),
  ingredientSuggestions: ({ text, first = 8 }) =>
    foods
      .filter((food) => namesOf(food).some((name) => name.startsWith(text.toLowerCase())))
      .slice(0, first)
      .map((food) => ({ name: food.pluralName ?? food.name, commonUnit: food.commonUnit, ingredient: food })),
  recipe: ({ slug }) => Object.values(recipes).find((recipe) => recipe.slug === slug) ?? null,
  site: () => ({ banner: '', signUp: 'OPEN' }),
  catalogue: () => ({ recipes: 312, ingredients: 1540, satisfaction: 96 }),
  viewer: () => null,
  profile: signInFirst,
  saveRecipe: signInFirst,
  unsaveRecipe: signInFirst,
  rateRecipe: signInFirst,
  markCooked: signInFirst,
  setProgress: signInFirst,
  collection: () => null,
  createCollection: signInFirst,
  updateCollection: signInFirst,
  deleteCollection: signInFirst,
  addToCollection: signInFirst,
  removeFromCollection: signInFirst,
  changePassword: signInFirst,
  endSession: signInFirst,
  endOtherSessions: signInFirst,
  createApiToken: signInFirst,
  revokeApiToken: signInFirst,
  deleteAccount: signInFirst,
  readIngredientLines: () => [],
  submitRecipe: signInFirst,
  deleteRecipe: signInFirst,
  updateProfile: signInFirst,
  signIn: signInFirst,
  signUp: signInFirst,
  signOut: () => ({ signedOut: true }),
}

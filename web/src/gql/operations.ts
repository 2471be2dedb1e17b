/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** One of the eight allergens Larder knows. */
export type Allergen =
  | 'DAIRY'
  | 'EGGS'
  | 'FISH'
  | 'GLUTEN'
  | 'PEANUT'
  | 'SHELLFISH'
  | 'SOY'
  | 'TREE_NUTS';

export type CompleteUploadInput = {
  imageId: string | number;
};

/** A part of a picture, each number as a share of its width or height. */
export type CropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};

/** A diet to keep to; of a food or recipe, the strictest it fits. */
export type Diet =
  | 'ANY'
  | 'OMNIVORE'
  | 'PESCATARIAN'
  | 'VEGAN'
  | 'VEGETARIAN';

/** How hard a recipe is to cook. */
export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type DifficultyFilter =
  | 'ANY'
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

/** What stands between a cook and one ingredient line. */
export type MatchState =
  | 'HAVE'
  | 'HAVE_BROADER'
  | 'MISSING'
  | 'OPTIONAL'
  | 'STAPLE'
  | 'SUBSTITUTE'
  | 'UNKNOWN';

export type PhotoIdInput = {
  id: string | number;
};

/** The order of the results. */
export type RecipeSort =
  | 'POPULARITY'
  | 'RATING'
  | 'RELEVANCE'
  | 'TIME';

export type RecognizePhotoInput = {
  imageId: string | number;
  /** 1 to 20. */
  maxSuggestions?: number;
};

/** Recipes of the catalogue, or made for what the cook has. */
export type SearchMode =
  | 'CREATIVE'
  | 'MATCH';

/** What a cook has and wants. */
export type SearchRecipesInput = {
  /** Recipes that contain one, or may, are left out. */
  allergies?: Array<Allergen>;
  /** Whether a food may stand in for another. */
  allowSubstitutions?: boolean;
  /** Whether water, salt and black pepper are taken to be there. */
  assumeStaples?: boolean;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
  diet?: Diet;
  difficulty?: DifficultyFilter;
  /** Foods that no result may need, kinds included. */
  exclude?: Array<string>;
  /** What the cook has, as typed; 1 to 15. */
  ingredients: Array<string>;
  /** Minutes, 5 to 240. */
  maxCookTime?: number;
  /** Most needed foods that may be missing. */
  maxMissing?: number | null | undefined;
  mode?: SearchMode;
  /** Foods that every result must use. */
  mustUse?: Array<string>;
  /** For creative recipes: the same seed and ingredients give the same ones. */
  seed?: number;
  /** How many to cook for, 1 to 12; leaves nothing out. */
  servings?: number;
  sort?: RecipeSort;
};

export type SignUploadInput = {
  /** image/jpeg, image/png or image/webp. */
  contentType: string;
  /** Nothing is called by it. */
  filename: string;
  /** Bytes, at most 5 MB. */
  size: number;
};

/** What is left out stays as it is. */
export type UpdatePhotoInput = {
  /** At most 300 characters; null takes it away. */
  altText?: string | null | undefined;
  /** What is kept of the turned picture; the rest is gone for good. */
  crop?: CropInput | null | undefined;
  id: string | number;
  /** Clockwise, in steps of 90 degrees, from how it is now. */
  rotation?: number | null | undefined;
  /** Of the photo as the caller saw it: if it was changed since, it stays as it is. */
  version?: number | null | undefined;
};

export type IngredientSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type IngredientSuggestionsQuery = { ingredientSuggestions: Array<{ __typename: 'IngredientSuggestion', name: string, commonUnit: string | null, ingredient: { __typename: 'Ingredient', id: string, thumbnail: string } }> };

export type SignUploadMutationVariables = Exact<{
  input: SignUploadInput;
}>;


export type SignUploadMutation = { signUpload: { __typename: 'UploadTicketPayload', imageId: string, uploadUrl: string } };

export type CompleteUploadMutationVariables = Exact<{
  input: CompleteUploadInput;
}>;


export type CompleteUploadMutation = { completeUpload: { __typename: 'PhotoPayload', photo: { __typename: 'Photo', id: string, url: string, thumbnailUrl: string, altText: string | null, version: number } } };

export type RecognizePhotoMutationVariables = Exact<{
  input: RecognizePhotoInput;
}>;


export type RecognizePhotoMutation = { recognizePhoto: { __typename: 'RecognitionPayload', recognized: Array<{ __typename: 'RecognizedIngredient', name: string, normalized: string, confidence: number, ingredient: { __typename: 'Ingredient', id: string, name: string, thumbnail: string } | null }> } };

export type UpdatePhotoMutationVariables = Exact<{
  input: UpdatePhotoInput;
}>;


export type UpdatePhotoMutation = { updatePhoto: { __typename: 'PhotoPayload', photo: { __typename: 'Photo', id: string, url: string, thumbnailUrl: string, altText: string | null, version: number } } };

export type DeletePhotoMutationVariables = Exact<{
  input: PhotoIdInput;
}>;


export type DeletePhotoMutation = { deletePhoto: { __typename: 'PhotoPayload', photo: { __typename: 'Photo', id: string } } };

export type RecipeCard_RecipeFragment = { __typename: 'Recipe', id: string, slug: string, title: string, tags: Array<string>, totalTime: number, difficulty: Difficulty, rating: number | null, reviewCount: number, imageSet: { __typename: 'ImageSet', desktop: string, tablet: string, mobile: string } } & { ' $fragmentName'?: 'RecipeCard_RecipeFragment' };

export type HomeCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCountersQuery = { catalogue: { __typename: 'CatalogueFacts', recipes: number, ingredients: number, satisfaction: number | null } };

export type RecipeHero_RecipeFragment = (
  { __typename: 'Recipe', id: string, slug: string, title: string, description: string, tags: Array<string>, totalTime: number, difficulty: Difficulty, rating: number | null, reviewCount: number, image: string, imageSet: { __typename: 'ImageSet', desktop: string, tablet: string, mobile: string }, author: { __typename: 'Author', name: string } }
  & { ' $fragmentRefs'?: { 'StatsCard_RecipeFragment': StatsCard_RecipeFragment } }
) & { ' $fragmentName'?: 'RecipeHero_RecipeFragment' };

export type StatsCard_RecipeFragment = { __typename: 'Recipe', id: string, prepTime: number, cookTime: number, totalTime: number } & { ' $fragmentName'?: 'StatsCard_RecipeFragment' };

export type IngredientsCard_RecipeFragment = { __typename: 'Recipe', id: string, servings: number, ingredients: Array<{ __typename: 'RecipeIngredient', id: string, name: string, amount: number | null, amountMax: number | null, unit: string | null, preparation: string | null, group: string | null, isOptional: boolean, thumbnail: string | null, substitutes: Array<{ __typename: 'Substitute', ratio: number | null, note: string | null, ingredient: { __typename: 'Ingredient', id: string, name: string, thumbnail: string } }> }> } & { ' $fragmentName'?: 'IngredientsCard_RecipeFragment' };

export type InstructionsCard_RecipeFragment = { __typename: 'Recipe', id: string, instructions: Array<{ __typename: 'Instruction', step: number, description: string, timeMin: number | null }> } & { ' $fragmentName'?: 'InstructionsCard_RecipeFragment' };

export type RecipePageQueryVariables = Exact<{
  slug: string;
}>;


export type RecipePageQuery = { recipe: (
    { __typename: 'Recipe', id: string, title: string }
    & { ' $fragmentRefs'?: { 'RecipeView_RecipeFragment': RecipeView_RecipeFragment } }
  ) | null };

export type RecipeView_RecipeFragment = (
  { __typename: 'Recipe', id: string, servings: number, ingredients: Array<{ __typename: 'RecipeIngredient', id: string }>, instructions: Array<{ __typename: 'Instruction', step: number }> }
  & { ' $fragmentRefs'?: { 'RecipeHero_RecipeFragment': RecipeHero_RecipeFragment;'IngredientsCard_RecipeFragment': IngredientsCard_RecipeFragment;'InstructionsCard_RecipeFragment': InstructionsCard_RecipeFragment;'NutritionCard_RecipeFragment': NutritionCard_RecipeFragment;'SimilarRecipes_RecipeFragment': SimilarRecipes_RecipeFragment } }
) & { ' $fragmentName'?: 'RecipeView_RecipeFragment' };

export type NutritionCard_RecipeFragment = { __typename: 'Recipe', id: string, nutrition: { __typename: 'Nutrition', calories: number | null, protein: number | null, carbs: number | null, fat: number | null, fiber: number | null, sugar: number | null, coverage: number } | null } & { ' $fragmentName'?: 'NutritionCard_RecipeFragment' };

export type SimilarRecipes_RecipeFragment = { __typename: 'Recipe', id: string, similar: Array<{ __typename: 'Recipe', id: string, slug: string, title: string, cookTime: number, rating: number | null, reviewCount: number, imageSet: { __typename: 'ImageSet', desktop: string, tablet: string, mobile: string } }> } & { ' $fragmentName'?: 'SimilarRecipes_RecipeFragment' };

export type SearchRecipesQueryVariables = Exact<{
  input: SearchRecipesInput;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchRecipesQuery = { searchRecipes: { __typename: 'RecipeMatchConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, resolvedIngredients: Array<{ __typename: 'ResolvedIngredient', text: string, ingredient: { __typename: 'Ingredient', id: string, thumbnail: string } | null }>, hint: { __typename: 'SearchHint', filter: string, wouldFind: number } | null, edges: Array<{ __typename: 'RecipeMatchEdge', cursor: string, node: { __typename: 'RecipeMatch', matchPercentage: number, hasAllIngredients: boolean, missingIngredients: Array<string>, lines: Array<{ __typename: 'MatchLine', state: MatchState, via: string | null, ingredient: { __typename: 'RecipeIngredient', id: string, name: string } }>, recipe: (
          { __typename: 'Recipe', id: string, totalTime: number, rating: number | null, reviewCount: number }
          & { ' $fragmentRefs'?: { 'RecipeCard_RecipeFragment': RecipeCard_RecipeFragment } }
        ) } }> } };

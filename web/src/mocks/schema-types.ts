export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Allergen =
  | 'DAIRY'
  | 'EGGS'
  | 'FISH'
  | 'GLUTEN'
  | 'PEANUT'
  | 'SHELLFISH'
  | 'SOY'
  | 'TREE_NUTS';

export type Author = {
  name: Scalars['String']['output'];
};

export type CatalogueFacts = {
  ingredients: Scalars['Int']['output'];
  recipes: Scalars['Int']['output'];
  satisfaction?: Maybe<Scalars['Int']['output']>;
};

export type Diet =
  | 'ANY'
  | 'OMNIVORE'
  | 'PESCATARIAN'
  | 'VEGAN'
  | 'VEGETARIAN';

export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type DifficultyFilter =
  | 'ANY'
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type ImageSet = {
  desktop: Scalars['String']['output'];
  mobile: Scalars['String']['output'];
  tablet: Scalars['String']['output'];
};

export type Ingredient = {
  aliases: Array<Scalars['String']['output']>;
  allergens: Array<Allergen>;
  category: Scalars['String']['output'];
  commonUnit?: Maybe<Scalars['String']['output']>;
  diet?: Maybe<Diet>;
  id: Scalars['ID']['output'];
  isStaple: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  parent?: Maybe<Ingredient>;
  pluralName?: Maybe<Scalars['String']['output']>;
  possibleAllergens: Array<Allergen>;
  slug: Scalars['String']['output'];
  substitutes: Array<Substitute>;
  thumbnail: Scalars['String']['output'];
};

export type IngredientSuggestion = {
  commonUnit?: Maybe<Scalars['String']['output']>;
  ingredient: Ingredient;
  name: Scalars['String']['output'];
};

export type Instruction = {
  description: Scalars['String']['output'];
  step: Scalars['Int']['output'];
  timeMin?: Maybe<Scalars['Int']['output']>;
};

export type MatchLine = {
  ingredient: RecipeIngredient;
  note?: Maybe<Scalars['String']['output']>;
  state: MatchState;
  via?: Maybe<Scalars['String']['output']>;
};

export type MatchState =
  | 'HAVE'
  | 'HAVE_BROADER'
  | 'MISSING'
  | 'OPTIONAL'
  | 'STAPLE'
  | 'SUBSTITUTE'
  | 'UNKNOWN';

export type Nutrition = {
  calories?: Maybe<Scalars['Float']['output']>;
  carbs?: Maybe<Scalars['Float']['output']>;
  coverage: Scalars['Float']['output'];
  fat?: Maybe<Scalars['Float']['output']>;
  fiber?: Maybe<Scalars['Float']['output']>;
  protein?: Maybe<Scalars['Float']['output']>;
  sugar?: Maybe<Scalars['Float']['output']>;
};

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  catalogue: CatalogueFacts;
  ingredient?: Maybe<Ingredient>;
  ingredientSuggestions: Array<IngredientSuggestion>;
  recipe?: Maybe<Recipe>;
  recipes: RecipeConnection;
  searchRecipes: RecipeMatchConnection;
};


export type QueryIngredientArgs = {
  slug: Scalars['String']['input'];
};


export type QueryIngredientSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QueryRecipeArgs = {
  slug: Scalars['String']['input'];
};


export type QueryRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cuisine?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  input: SearchRecipesInput;
};

export type Recipe = {
  allergens: Array<Allergen>;
  author: Author;
  cookTime: Scalars['Int']['output'];
  cuisine?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  diet?: Maybe<Diet>;
  difficulty: Difficulty;
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  imageSet: ImageSet;
  ingredients: Array<RecipeIngredient>;
  instructions: Array<Instruction>;
  isCreative: Scalars['Boolean']['output'];
  nutrition?: Maybe<Nutrition>;
  possibleAllergens: Array<Allergen>;
  prepTime: Scalars['Int']['output'];
  rating?: Maybe<Scalars['Float']['output']>;
  reviewCount: Scalars['Int']['output'];
  servings: Scalars['Int']['output'];
  similar: Array<Recipe>;
  slug: Scalars['String']['output'];
  status: RecipeStatus;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  totalTime: Scalars['Int']['output'];
};


export type RecipeSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type RecipeConnection = {
  edges: Array<RecipeEdge>;
  nodes: Array<Recipe>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RecipeEdge = {
  cursor: Scalars['String']['output'];
  node: Recipe;
};

export type RecipeIngredient = {
  amount?: Maybe<Scalars['Float']['output']>;
  amountMax?: Maybe<Scalars['Float']['output']>;
  group?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ingredient?: Maybe<Ingredient>;
  isOptional: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  preparation?: Maybe<Scalars['String']['output']>;
  substitutes: Array<Substitute>;
  text: Scalars['String']['output'];
  thumbnail?: Maybe<Scalars['String']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

export type RecipeMatch = {
  hasAllIngredients: Scalars['Boolean']['output'];
  isCreative: Scalars['Boolean']['output'];
  lines: Array<MatchLine>;
  matchPercentage: Scalars['Int']['output'];
  missingIngredients: Array<Scalars['String']['output']>;
  recipe: Recipe;
  usedOfYours: Scalars['Float']['output'];
};

export type RecipeMatchConnection = {
  edges: Array<RecipeMatchEdge>;
  hint?: Maybe<SearchHint>;
  nodes: Array<RecipeMatch>;
  pageInfo: PageInfo;
  resolvedIngredients: Array<ResolvedIngredient>;
  totalCount: Scalars['Int']['output'];
};

export type RecipeMatchEdge = {
  cursor: Scalars['String']['output'];
  node: RecipeMatch;
};

export type RecipeSort =
  | 'POPULARITY'
  | 'RATING'
  | 'RELEVANCE'
  | 'TIME';

export type RecipeStatus =
  | 'DRAFT'
  | 'PENDING'
  | 'PUBLISHED'
  | 'REJECTED';

export type ResolvedIngredient = {
  ingredient?: Maybe<Ingredient>;
  text: Scalars['String']['output'];
};

export type SearchHint = {
  filter: Scalars['String']['output'];
  wouldFind: Scalars['Int']['output'];
};

export type SearchMode =
  | 'CREATIVE'
  | 'MATCH';

export type SearchRecipesInput = {
  allergies?: Array<Allergen>;
  allowSubstitutions?: Scalars['Boolean']['input'];
  assumeStaples?: Scalars['Boolean']['input'];
  cuisine?: InputMaybe<Scalars['String']['input']>;
  diet?: Diet;
  difficulty?: DifficultyFilter;
  exclude?: Array<Scalars['String']['input']>;
  ingredients: Array<Scalars['String']['input']>;
  maxCookTime?: Scalars['Int']['input'];
  maxMissing?: InputMaybe<Scalars['Int']['input']>;
  mode?: SearchMode;
  mustUse?: Array<Scalars['String']['input']>;
  servings?: Scalars['Int']['input'];
  sort?: RecipeSort;
};

export type Substitute = {
  contexts: Array<Scalars['String']['output']>;
  ingredient: Ingredient;
  note?: Maybe<Scalars['String']['output']>;
  ratio?: Maybe<Scalars['Float']['output']>;
};

import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { Diet } from '../ingredients/dietary.ts';
import { isDoubtfulLine } from './doubtful-line.ts';
import { Meal } from './recipe-enums.ts';
import { NoFoodReason } from '../ingredients/lines/line-foodless.ts';
import { IngredientType, SubstituteType } from '../ingredients/ingredient.types.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { dietOfFact } from '../ingredients/foods/diet-of-fact.ts';
import type { StandIn } from '../ingredients/ingredient.service.ts';
import { imageAlt } from './recipe-cover.ts';
import { meanRating, coverColor, recipePictures } from './recipe-pictures.ts';
import type { Nutrition } from './nutrition.ts';
import type { Recipe, RecipeLine, RecipeStep, StepPlace } from './recipe.entity.ts';
import type { RecipeIndex } from './recipe-index.service.ts';
import { RecipeIndexType } from './recipe-index.types.ts';
import {
  AuthorType,
  CatalogueFactsType,
  ImageSetType,
  InstructionType,
  NutritionType,
  RecipeConnectionType,
  RecipeIngredientType,
  RecipeSwapInput,
  RecipeType,
  SwappedRecipeType,
} from './recipe.types.ts';

@Resolver(() => RecipeType)
export class RecipeResolver {
  @Query(() => RecipeType, { nullable: true, description: 'A published recipe by slug or id.' })
  recipe(
    @Arg('slug', () => String, { description: 'Slug or id.' }) slug: string,
    @Ctx() { recipes }: RequestContext,
  ): Promise<Recipe | null> {
    return recipes.open(slug);
  }

  @Query(() => SwappedRecipeType, {
    nullable: true,
    description: 'A recipe as it is with other foods in the place of some of its own.',
  })
  async swappedRecipe(
    @Arg('recipe', () => ID, { description: 'Slug or id.' }) slug: string,
    @Arg('swaps', () => [RecipeSwapInput], { description: 'At most 50, one for an ingredient.' })
    swaps: RecipeSwapInput[],
    @Ctx() { recipes, swaps: swapping }: RequestContext,
  ): Promise<SwappedRecipeType | null> {
    const recipe = await recipes.find(slug);
    const swapped = recipe && (await swapping.swapped(recipe, swaps));
    return swapped && { ...swapped, diet: dietOfFact(swapped.diet) };
  }

  @Query(() => RecipeConnectionType, {
    description: 'The published recipes by title; with a text those that go by it, the nearest name first.',
  })
  async recipes(
    @Arg('first', () => Int, { defaultValue: 24, description: '1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the item to go on after.' })
    after: string | null,
    @Arg('text', () => String, {
      nullable: true,
      description:
        'What the dish is called, in full or in part, typos forgiven; words of tags and descriptions too. At most 100 characters.',
    })
    text: string | null | undefined,
    @Arg('cuisine', () => String, { nullable: true, description: 'One of the seventeen, in any case.' })
    cuisine: string | null | undefined,
    @Arg('meal', () => Meal, { nullable: true, description: 'What they are eaten as.' }) meal: Meal | null | undefined,
    @Arg('food', () => String, {
      nullable: true,
      description: 'Slug or name of a food: recipes that need it or a kind of it.',
    })
    food: string | null | undefined,
    @Arg('maxTime', () => Int, { nullable: true, description: 'Most minutes in all, 1 and up.' })
    maxTime: number | null | undefined,
    @Arg('maxIngredients', () => Int, {
      nullable: true,
      description: 'Most foods that they need, 1 and up; what hardly any kitchen lacks does not count.',
    })
    maxIngredients: number | null | undefined,
    @Arg('updatedSince', () => GraphQLDateTime, {
      nullable: true,
      description: 'Only those that were written or changed at this moment or later.',
    })
    updatedSince: Date | null | undefined,
    @Ctx() { recipes, ingredients }: RequestContext,
  ): Promise<Connection<Recipe>> {
    return toConnection(
      await recipes.list(
        first,
        after ?? null,
        { text, cuisine, meal, food, maxTime, maxIngredients, updatedSince },
        ingredients,
      ),
    );
  }

  @Query(() => RecipeIndexType, {
    description: 'The published recipes by cuisine, meal, main food, time and how much they need.',
  })
  recipeIndex(@Ctx() { recipeIndex }: RequestContext): Promise<RecipeIndex> {
    return recipeIndex.read();
  }

  @Query(() => CatalogueFactsType, { description: 'How much there is.' })
  async catalogue(@Ctx() { recipes, ingredients, search }: RequestContext): Promise<CatalogueFactsType> {
    return { recipes: search.size(), ingredients: ingredients.count(), satisfaction: await recipes.satisfaction() };
  }

  @FieldResolver(() => String, { description: 'Address of the picture in its largest size.' })
  image(@Root() recipe: Recipe): string {
    return recipePictures(recipe).desktop;
  }

  @FieldResolver(() => ImageSetType, { description: 'The picture in three sizes.' })
  imageSet(@Root() recipe: Recipe): ImageSetType {
    return { ...recipePictures(recipe), color: coverColor(recipe) };
  }

  @FieldResolver(() => String, {
    description: 'What the picture shows, for those who do not see it: what is drawn, or the dish for a photo.',
  })
  imageAlt(@Root() recipe: Recipe, @Ctx() context: RequestContext): Promise<string> {
    return imageAlt(recipe, context);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its picture is a photo of its cook, rather than drawn.' })
  hasPhoto(@Root() { photo }: Recipe): boolean {
    return photo !== null;
  }

  @FieldResolver(() => AuthorType, { description: 'Who wrote it.' })
  author(@Root() recipe: Recipe): AuthorType {
    return { name: recipe.authorName };
  }

  @FieldResolver(() => Int, { description: 'Minutes of prep and cook time together: from start to table.' })
  totalTime(@Root() recipe: Recipe): number {
    return recipe.prepTime + recipe.cookTime;
  }

  @FieldResolver(() => Diet, {
    nullable: true,
    description: 'The strictest diet it fits; null when a line is unknown.',
  })
  diet(@Root() recipe: Recipe): Diet | null {
    return dietOfFact(recipe.diet);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Mean of the ratings, 1 to 5 with one decimal.' })
  rating(@Root() recipe: Recipe): number | null {
    return meanRating(recipe);
  }

  @FieldResolver(() => [RecipeIngredientType], { description: 'Its lines, in the order of the recipe.' })
  ingredients(@Root() recipe: Recipe, @Ctx() { recipes }: RequestContext): Promise<RecipeLine[]> {
    return recipes.lines(recipe);
  }

  @FieldResolver(() => [InstructionType], { description: 'Its steps, in order.' })
  instructions(@Root() recipe: Recipe, @Ctx() { recipes }: RequestContext): Promise<RecipeStep[]> {
    return recipes.steps(recipe);
  }

  @FieldResolver(() => NutritionType, {
    nullable: true,
    description: 'What one serving holds; null when too little is known.',
  })
  nutrition(@Root() recipe: Recipe, @Ctx() { recipes, ingredients }: RequestContext): Promise<Nutrition | null> {
    return recipes.nutrition(recipe, ingredients);
  }
}

@Resolver(() => InstructionType)
export class InstructionResolver {
  @FieldResolver(() => [ID], {
    description:
      'Ids of the ingredients it names, in the order of the recipe; all that may be meant where a word may mean several. None before the recipe is stored.',
  })
  ingredientIds(
    @Root() { recipe, step }: Partial<StepPlace>,
    @Ctx() { recipes, ingredients }: RequestContext,
  ): Promise<string[]> | string[] {
    return recipe === undefined || step === undefined ? [] : recipes.linesNamedIn({ recipe, step }, ingredients);
  }
}

@Resolver(() => RecipeIngredientType)
export class RecipeIngredientResolver {
  @FieldResolver(() => IngredientType, {
    nullable: true,
    description: 'The linked food; null when the line could not be linked.',
  })
  ingredient(@Root() line: RecipeLine, @Ctx() { ingredients }: RequestContext): KnownFood | undefined {
    return ingredients.foodOf(line);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'Millilitres of one of its unit, where it weighs what American cooks measure in cups: 1.9 for a gram of flour. Null elsewhere.',
  })
  unitVolume(@Root() line: RecipeLine, @Ctx() { ingredients }: RequestContext): number | undefined {
    return ingredients.cupVolumeOf(line);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its cook had better look at it, as after an import: its food is unknown or guessed.',
  })
  isDoubtful(@Root() line: RecipeLine): boolean {
    return isDoubtfulLine(line);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of a small picture.' })
  thumbnail(@Root() line: RecipeLine, @Ctx() { ingredients }: RequestContext): string | null {
    const food = ingredients.foodOf(line);
    return food ? ingredients.pictureOf(food) : null;
  }

  @FieldResolver(() => NoFoodReason, {
    nullable: true,
    description: 'Why it asks for no food; null where it asks for one, known or not.',
  })
  noFood(@Root() line: RecipeLine, @Ctx() { ingredients }: RequestContext): NoFoodReason | null {
    return ingredients.noFoodOf(line);
  }

  @FieldResolver(() => [SubstituteType], {
    description:
      'What can stand in as it is used here, best first; before all others what the line itself offers, such as "butter or oil".',
  })
  async substitutes(@Root() line: RecipeLine, @Ctx() { swaps }: RequestContext): Promise<StandIn[]> {
    return (await swaps.standInsOf(line)).map((standIn) => ({ ...standIn, ratio: toldRatio(standIn.ratio) }));
  }
}

/** To three significant digits: no scale in a kitchen shows more. */
const toldRatio = (ratio: number | null): number | null => (ratio === null ? null : Number(ratio.toPrecision(3)));

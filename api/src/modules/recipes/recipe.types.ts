import { NodeType } from '../../graphql/node.types.ts';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { Difficulty, RecipeStatus } from './recipe-enums.ts';
import { connectionType } from '../../graphql/connection.ts';
import type { Nutrition } from './nutrition.ts';
import type { Recipe, RecipeLine, RecipeStep } from './recipe.entity.ts';

@ObjectType('ImageSet', { description: 'One picture in three sizes, 1200, 800 and 480 pixels wide.' })
export class ImageSetType {
  @Field(() => String, { description: 'Address of the picture 1200 pixels wide.' })
  desktop!: string;

  @Field(() => String, { description: 'Address of the picture 800 pixels wide.' })
  tablet!: string;

  @Field(() => String, { description: 'Address of the picture 480 pixels wide.' })
  mobile!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the cloth on a drawn cover, as CSS writes it, to stand there until the picture does; null for a photo.',
  })
  color!: string | null;
}

@ObjectType('Author', { description: 'Who wrote a recipe.' })
export class AuthorType {
  @Field(() => String, { description: 'The name they go by.' })
  name!: string;
}

@ObjectType('RecipeIngredient', { description: 'One ingredient line of a recipe.' })
export class RecipeIngredientType implements Pick<RecipeLine, 'id' | 'text' | 'name' | 'isOptional'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'The line as its author wrote it.' })
  text!: string;

  @Field(() => String, { description: 'What is asked for, without amount and preparation.' })
  name!: string;

  @Field(() => Float, { nullable: true, description: 'For the servings of the recipe.' })
  amount!: number | null;

  @Field(() => Float, { nullable: true, description: 'The upper end of a range.' })
  amountMax!: number | null;

  @Field(() => String, { nullable: true, description: 'Singular; null counts pieces.' })
  unit!: string | null;

  @Field(() => String, { nullable: true, description: 'What is done to it first, such as "finely chopped".' })
  preparation!: string | null;

  @Field(() => String, { nullable: true, description: 'Heading of the part of the recipe it belongs to.' })
  group!: string | null;

  @Field(() => Boolean, { description: 'Whether the recipe can do without.' })
  isOptional!: boolean;
}

@ObjectType('Instruction', { description: 'One step.' })
export class InstructionType implements Pick<RecipeStep, 'step' | 'description'> {
  @Field(() => Int, { description: 'Counted from 1.' })
  step!: number;

  @Field(() => String, { description: 'What to do.' })
  description!: string;

  @Field(() => Int, { nullable: true, description: 'Minutes the step waits, for a timer.' })
  timeMin!: number | null;
}

@ObjectType('Nutrition', {
  description: 'What one serving holds; a figure that too little of the weight has is left out.',
})
export class NutritionType implements Nutrition {
  @Field(() => Float, { nullable: true, description: 'Kilocalories.' })
  calories!: number | null;

  @Field(() => Float, { nullable: true, description: 'Grams.' })
  protein!: number | null;

  @Field(() => Float, { nullable: true, description: 'Grams.' })
  carbs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Grams.' })
  fat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Grams.' })
  fiber!: number | null;

  @Field(() => Float, { nullable: true, description: 'Grams.' })
  sugar!: number | null;

  @Field(() => Float, {
    description: 'Share of the ingredients that has figures, by weight or by energy, whichever is less, 0.8 to 1.',
  })
  coverage!: number;
}

@ObjectType('Recipe', { implements: NodeType, description: 'A recipe that can be cooked.' })
export class RecipeType implements Pick<
  Recipe,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'notes'
  | 'tags'
  | 'prepTime'
  | 'cookTime'
  | 'servings'
  | 'difficulty'
  | 'isCreative'
  | 'status'
> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Its place below `/recipe/`.' })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is, in a sentence or two.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'What its author noted beside it, in lines.' })
  notes!: string | null;

  @Field(() => [String], { description: 'Words to find it by.' })
  tags!: string[];

  @Field(() => Int, {
    description: 'Minutes of hands-on work, and of waits off the heat: rising, chilling, marinating, soaking, resting.',
  })
  prepTime!: number;

  @Field(() => Int, { description: 'Minutes on the heat, from the first heat on; 0 where nothing is heated.' })
  cookTime!: number;

  @Field(() => Int, { description: 'How many it is written for.' })
  servings!: number;

  @Field(() => Difficulty, { description: 'How hard it is to cook.' })
  difficulty!: Difficulty;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, such as `Italian`.' })
  cuisine!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page that it was taken over from.' })
  sourceUrl?: string | null;

  @Field(() => [Allergen], { name: 'allergens', description: 'What its foods contain for sure.' })
  contains!: Allergen[];

  @Field(() => [Allergen], {
    name: 'possibleAllergens',
    description: 'What it may contain: brands differ, or a line is unknown. Never passes as free.',
  })
  unsure!: Allergen[];

  @Field(() => Int, { name: 'reviewCount', description: 'How many ratings there are.' })
  ratingCount!: number;

  @Field(() => Boolean, { description: 'Made for what one cook has, not from the catalogue.' })
  isCreative!: boolean;

  @Field(() => RecipeStatus, { description: 'Where it stands on its way to everyone.' })
  status!: RecipeStatus;
}

@InputType({ description: 'What a cook takes in the place of an ingredient.' })
export class RecipeSwapInput {
  @Field(() => ID, { description: 'Of the ingredient of the recipe.' })
  ingredientId!: string;

  @Field(() => ID, { description: 'Of the food that stands in: one of the substitutes of the ingredient.' })
  foodId!: string;
}

@ObjectType('SwappedRecipe', {
  description: 'A recipe as it is with what a cook takes in the place of some of its foods.',
})
export class SwappedRecipeType {
  @Field(() => Diet, { nullable: true, description: 'The strictest diet it fits then; null when a line is unknown.' })
  diet!: Diet | null;

  @Field(() => [Allergen], { name: 'allergens', description: 'What its foods contain for sure then.' })
  contains!: readonly Allergen[];

  @Field(() => [Allergen], {
    name: 'possibleAllergens',
    description: 'What it may contain then. Never passes as free.',
  })
  unsure!: readonly Allergen[];

  @Field(() => [Allergen], {
    name: 'addedAllergens',
    description: 'What it contains, or may contain, only since the swaps.',
  })
  added!: Allergen[];

  @Field(() => [InstructionType], { description: 'Its steps, with the names of what stands in.' })
  instructions!: Pick<RecipeStep, 'recipe' | 'step' | 'description' | 'timeMin'>[];

  @Field(() => NutritionType, {
    nullable: true,
    description: 'What one serving holds then; null when too little is known.',
  })
  nutrition!: Nutrition | null;
}

export const RecipeConnectionType = connectionType('Recipe', () => RecipeType);

@ObjectType('CatalogueFacts', { description: 'How much there is.' })
export class CatalogueFactsType {
  @Field(() => Int, {
    description: 'Published recipes that may answer a kitchen: without the creative ones and food for babies.',
  })
  recipes!: number;

  @Field(() => Int, { description: 'Foods that Larder knows.' })
  ingredients!: number;

  @Field(() => Int, { nullable: true, description: 'Share of the ratings of 4 stars and up, in per cent.' })
  satisfaction!: number | null;
}

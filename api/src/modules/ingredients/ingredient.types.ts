import { NodeType } from '../../graphql/node.types.ts';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Allergen } from './dietary.ts';
import type { KnownFood, Swap } from './foods/food-knowledge.ts';
import type { StandIn, Suggestion } from './ingredient.service.ts';

@ObjectType('Ingredient', { implements: NodeType, description: 'A food of the catalogue.' })
export class IngredientType implements Pick<
  KnownFood,
  'id' | 'slug' | 'name' | 'aliases' | 'category' | 'commonUnit' | 'isStaple'
> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Its name for addresses.' })
  slug!: string;

  @Field(() => String, { description: 'In the singular, as a cook would say it.' })
  name!: string;

  @Field(() => [String], { description: 'Other words for it.' })
  aliases!: string[];

  @Field(() => String, { description: 'Doubles as the aisle in a shop.' })
  category!: string;

  @Field(() => String, { nullable: true, description: 'The unit a cook would buy or type it in.' })
  commonUnit!: string | null;

  @Field(() => Boolean, { description: 'Taken to be in every kitchen: water, salt, black pepper, plain cooking oil.' })
  isStaple!: boolean;

  @Field(() => [Allergen], { name: 'allergens', description: 'What it contains for sure.' })
  contains!: Allergen[];

  @Field(() => [Allergen], {
    name: 'possibleAllergens',
    description: 'What some brands contain; never passes as free.',
  })
  unsure!: Allergen[];
}

@ObjectType('Substitute', { description: 'A food that can stand in for another.' })
export class SubstituteType implements Pick<Swap, 'ratio' | 'note' | 'contexts'> {
  @Field(() => IngredientType, { name: 'ingredient', description: 'What stands in.' })
  food!: StandIn['food'];

  @Field(() => Float, {
    nullable: true,
    description:
      'Amount of the stand-in for one of the food, in the same unit; null where only the note says how much.',
  })
  ratio!: number | null;

  @Field(() => [String], { description: 'Where the swap works; empty works everywhere.' })
  contexts!: string[];

  @Field(() => String, { nullable: true, description: 'What to know about the swap.' })
  note!: string | null;
}

@ObjectType('IngredientSuggestion', { description: 'A food that the typed text may become.' })
export class IngredientSuggestionType implements Suggestion {
  @Field(() => String, { description: 'What to put into the search.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The unit a cook would buy or type it in.' })
  commonUnit!: string | null;

  @Field(() => IngredientType, { name: 'ingredient', description: 'The food.' })
  food!: StandIn['food'];
}

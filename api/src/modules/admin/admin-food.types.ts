import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import { Allergen } from '../ingredients/dietary.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import type { KnownFood, MergedFood } from '../ingredients/foods/food-knowledge.ts';
import type { ChangedFood } from './admin-food.service.ts';
import { AllergenState, type AllergenFact } from './food-input.ts';
import type { UnlinkedPhrase } from './unlinked-line.sql.ts';

/** What a food may say about diets. */
export const FoodDiet = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
  PESCATARIAN: 'pescatarian',
  NONE: 'none',
  UNKNOWN: 'unknown',
} as const satisfies Record<string, DietFact>;

registerEnumType(AllergenState, {
  name: 'AllergenState',
  description: 'Contained for sure, contained by some brands or not known, or absent.',
  valuesConfig: {
    CONTAINS: { description: 'Contained for sure.' },
    POSSIBLE: { description: 'Contained by some brands, or not known.' },
    FREE: { description: 'Absent.' },
  },
});
registerEnumType(FoodDiet, {
  name: 'FoodDiet',
  description: 'The strictest diet a food fits; NONE fits none, UNKNOWN none that asks.',
  valuesConfig: {
    VEGAN: { description: 'Nothing of it comes from an animal.' },
    VEGETARIAN: { description: 'Neither meat nor fish.' },
    PESCATARIAN: { description: 'Fish, but no meat.' },
    NONE: { description: 'Meat.' },
    UNKNOWN: { description: 'It is not known.' },
  },
});

@ObjectType('AllergenFact', { description: 'What is known of one allergen in a food.' })
export class AllergenFactType implements AllergenFact {
  @Field(() => Allergen, { description: 'The allergen.' })
  allergen!: Allergen;

  @Field(() => AllergenState, { description: 'What is known of it.' })
  state!: AllergenState;
}

@ObjectType('MergedFood', { description: 'A food that was merged with another.' })
export class MergedFoodType implements Pick<MergedFood, 'id' | 'name' | 'names'> {
  @Field(() => ID, { description: 'To take the merge back with.' })
  id!: string;

  @Field(() => String, { description: 'What it was called.' })
  name!: string;

  @Field(() => [String], { description: 'All it went by.' })
  names!: string[];
}

@ObjectType('AdminFood', {
  description: 'A food as admins see it: what it states itself, and what it has from those it is a kind of.',
})
export class AdminFoodType implements Pick<KnownFood, 'id' | 'slug' | 'name' | 'plural' | 'category' | 'isStaple'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Its place in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What several are called.' })
  plural!: string | null;

  @Field(() => String, { description: 'Doubles as the aisle in a shop.' })
  category!: string;

  @Field(() => Boolean, { description: 'Taken to be in every kitchen.' })
  isStaple!: boolean;
}

export const AdminFoodConnectionType = connectionType('AdminFood', () => AdminFoodType);

@ObjectType('AdminFoodPayload', { description: 'The food after the change.' })
export class AdminFoodPayloadType implements ChangedFood {
  @Field(() => AdminFoodType, { description: 'The food; after a merge, the one that stands for both.' })
  food!: KnownFood;

  @Field(() => Int, { description: 'How many recipes are linked or judged otherwise now.' })
  recipes!: number;
}

@ObjectType('UnlinkedPhrase', { description: 'Words in recipe lines that no food was found for.' })
export class UnlinkedPhraseType implements UnlinkedPhrase {
  @Field(() => String, { description: 'The words.' })
  phrase!: string;

  @Field(() => Int, { description: 'How many lines have them.' })
  lines!: number;

  @Field(() => Int, { description: 'In how many recipes.' })
  recipes!: number;

  @Field(() => String, { description: 'One of the lines, as it was written.' })
  example!: string;
}

export const UnlinkedPhraseConnectionType = connectionType('UnlinkedPhrase', () => UnlinkedPhraseType);

@ObjectType('RelinkPayload', { description: 'What came of saying what some words mean.' })
export class RelinkPayloadType {
  @Field(() => Int, { description: 'How many recipes are linked or judged otherwise now.' })
  recipes!: number;
}

import { NodeType } from '../../graphql/node.types.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MailDelivery } from '../../shared/mailer.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { Measure } from '../ingredients/units/convert-measures.ts';
import type { PutAway } from './list-item.service.ts';
import type { PantryChange } from '../pantry/pantry.entity.ts';
import { PantryChangeType } from '../pantry/pantry.types.ts';
import type { LineToShop } from './line-to-shop.ts';
import type { ItemAmount, ShoppingItem } from './list-items.ts';
import type { ShoppedRecipe } from './list-reader.ts';
import type { Contribution, ShoppingList } from './shopping-list.entity.ts';

/** What a list can be taken out as. */
export enum ExportFormat {
  CSV = 'CSV',
  EMAIL = 'EMAIL',
}
registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'What a shopping list can be taken out as.',
  valuesConfig: {
    CSV: { description: 'A table, for a file.' },
    EMAIL: { description: "A message to the account's own address." },
  },
});

@ObjectType('Conversion', { description: 'The same amount in another measure.' })
export class ConversionType implements Pick<Measure, 'amount'> {
  @Field(() => Float, { description: 'How much of that measure.' })
  amount!: number;

  @Field(() => String, { name: 'to', description: 'That measure, singular.' })
  unit!: string;
}

@ObjectType('ItemAmount', { description: 'An amount of something to buy.' })
export class ItemAmountType implements ItemAmount {
  @Field(() => Float, { description: 'How much.' })
  amount!: number;

  @Field(() => String, { nullable: true, description: 'Singular; null counts pieces.' })
  unit!: string | null;
}

@ObjectType('ListContribution', { description: 'What one recipe line, or one typed text, asks for.' })
export class ContributionType implements Pick<Contribution, 'id' | 'text'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: "The recipe's line, or what was typed." })
  text!: string;
}

@ObjectType('LineToShop', { description: 'An ingredient of a recipe, as it would be on a list.' })
export class LineToShopType implements LineToShop {
  @Field(() => ID, { description: "Of the recipe's ingredient." })
  id!: string;

  @Field(() => String, { description: 'What to buy.' })
  name!: string;

  @Field(() => String, { description: 'How much of it, in words: "250 g"; empty when nothing says how much.' })
  amountText!: string;

  @Field(() => Boolean, { description: 'Whether the cook has none of it, nor anything that could stand in.' })
  isMissing!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether there is some of it, typed with an amount or in the pantry, but not enough: the amount is what has to be bought.',
  })
  isShort!: boolean;
}

@ObjectType('ShoppedRecipe', { description: 'A recipe that a list shops for.' })
export class ShoppedRecipeType implements ShoppedRecipe {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: ShoppedRecipe['recipe'];

  @Field(() => Int, { description: 'How many it is shopped for.' })
  servings!: number;

  @Field(() => Boolean, { description: 'Whether only what was missing was put on the list.' })
  isPartial!: boolean;
}

@ObjectType('ShoppingListItem', { description: 'A line of a shopping list: one food, whatever it is wanted for.' })
export class ShoppingListItemType implements Pick<
  ShoppingItem,
  'id' | 'name' | 'amounts' | 'sum' | 'isOpenEnded' | 'isChecked' | 'isEdited' | 'aisle' | 'version'
> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What to buy.' })
  name!: string;

  @Field(() => [ItemAmountType], {
    description: 'What to buy. Several stand side by side where nothing tells how to add them.',
  })
  amounts!: ItemAmount[];

  @Field(() => [ItemAmountType], {
    description: 'What the contributions add up to, also where the cook has set another amount.',
  })
  sum!: ItemAmount[];

  @Field(() => Boolean, { description: 'Whether some of it is wanted without saying how much.' })
  isOpenEnded!: boolean;

  @Field(() => [ConversionType], { description: 'The first amount in other measures.' })
  conversions!: Measure[];

  @Field(() => [ContributionType], { description: 'What it is made of.' })
  contributions!: Contribution[];

  @Field(() => Boolean, { description: 'Whether it is in the basket.' })
  isChecked!: boolean;

  @Field(() => Boolean, { description: 'Whether the cook has set amount and unit.' })
  isEdited!: boolean;

  @Field(() => String, { description: 'The part of the shop it is found in.' })
  aisle!: string;

  @Field(() => Int, {
    description:
      'Counts the changes of amount and unit by hand; sent along with a change, it keeps one cook from overwriting another.',
  })
  version!: number;
}

@ObjectType('ShoppingList', { implements: NodeType, description: 'What a cook means to buy.' })
export class ShoppingListType implements Pick<ShoppingList, 'id' | 'name' | 'createdAt' | 'revision'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What its cook calls it.' })
  name!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Int, {
    description:
      'Grows with every change of anything on the list: a reader who asks for it alone knows whether to read again.',
  })
  revision!: number;
}

@ObjectType('ShoppingListPayload', { description: 'The list after the change.' })
export class ShoppingListPayloadType {
  @Field(() => ShoppingListType, { description: 'The list.' })
  shoppingList!: ShoppingList;
}

@ObjectType('ShoppingListItemPayload', { description: 'The item after the change.' })
export class ShoppingListItemPayloadType {
  @Field(() => ShoppingListItemType, { description: 'The item.' })
  item!: ShoppingItem;

  @Field(() => ShoppingListType, { description: 'The list it is on.' })
  shoppingList!: ShoppingList;
}

@ObjectType('AisleOrderPayload', { description: 'The order that was set.' })
export class AisleOrderPayloadType {
  @Field(() => [String], { description: 'Every aisle, in the order of the shop.' })
  aisles!: string[];
}

@ObjectType('ExportPayload', { description: 'A list as a file, or on its way to its cook.' })
export class ExportPayloadType {
  @Field(() => ExportFormat, { description: 'As it was asked for.' })
  format!: ExportFormat;

  @Field(() => String, { description: 'What became of it, as a sentence.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'For CSV.' })
  fileName?: string;

  @Field(() => String, { nullable: true, description: 'The file, for CSV.' })
  csv?: string;

  @Field(() => String, { nullable: true, description: "The account's own address, for a message." })
  sentTo?: string;

  @Field(() => MailDelivery, { nullable: true, description: 'For a message.' })
  delivery?: MailDelivery;
}

@ObjectType('PutAwayPayload', { description: 'A list after what was ticked on it was put into the pantry.' })
export class PutAwayPayloadType implements PutAway {
  @Field(() => ShoppingListType, { description: 'The list.' })
  shoppingList!: ShoppingList;

  @Field(() => PantryChangeType, { nullable: true, description: 'What takes it out of the pantry again.' })
  change!: PantryChange | null;

  @Field(() => [ID], { description: 'The items that were taken off; for a day each can be put back.' })
  takenOff!: string[];
}

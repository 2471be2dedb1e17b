import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ProfileStats } from './profile-stats.sql.ts';

@ObjectType('ProfileStats', { description: "How much there is in a cook's profile." })
export class ProfileStatsType implements ProfileStats {
  @Field(() => Int, { description: 'Recipes the cook keeps.' })
  savedRecipes!: number;

  @Field(() => Int, { description: 'Recipes the cook has cooked.' })
  cookedRecipes!: number;

  @Field(() => Int, { description: 'Collections the cook has made.' })
  collections!: number;
}

@ObjectType('Profile', { description: "A cook's own page." })
export class ProfileType {}

@InputType({ description: 'The word of the cook that the account is to go.' })
export class DeleteAccountInput {
  @Field(() => String, { description: "The cook's password." })
  password!: string;
}

@ObjectType('DeleteAccountPayload', { description: 'The account that is gone.' })
export class DeleteAccountPayloadType {
  @Field(() => ID, { description: 'Of the account.' })
  deletedId!: string;
}

import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { TONIGHT } from './tonight-limits.ts';

@ArgsType()
export class TonightArgs {
  @Field(() => GraphQLDate, {
    nullable: true,
    defaultValue: null,
    description: 'Today unless given; at most seven days from now.',
  })
  date!: Date | null;

  @Field(() => Int, { defaultValue: TONIGHT.default, description: '1 to 10.' })
  first!: number;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Recipes that are not wanted, at most 50: with the three that were proposed and `first: 1`, a fourth.',
  })
  not!: string[];
}

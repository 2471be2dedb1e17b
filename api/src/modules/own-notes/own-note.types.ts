import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What a cook notes beside a recipe, for themselves alone.' })
export class WriteOwnNoteInput {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters; null or empty takes the note away.' })
  text?: string | null;
}

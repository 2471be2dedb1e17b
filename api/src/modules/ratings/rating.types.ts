import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import type { Rating } from '../recipes/recipe.entity.ts';
import type { Review } from './rating.service.ts';

@ObjectType('Rating', { description: 'What the cook who asks thinks of a recipe.' })
export class RatingType implements Pick<Rating, 'stars'> {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'What the cook wrote.' })
  review!: string | null;
}

@ObjectType('Review', { description: 'What somebody wrote of a recipe.' })
export class ReviewType implements Review {
  @Field(() => String, { description: 'The name they go by.' })
  authorName!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'What they wrote.' })
  text!: string;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  writtenAt!: Date;
}

export const ReviewConnectionType = connectionType('Review', () => ReviewType);

@InputType({ description: 'What a cook thinks of a recipe.' })
export class RateRecipeInput {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'At most 500 characters; without it there is none.' })
  review?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A photo of the dish; null takes it away. Without it the photo stays as it is.',
  })
  imageId?: string | null;
}

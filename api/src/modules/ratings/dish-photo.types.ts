import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import { PhotoStatus } from '../recipes/recipe-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { AdminDishPhoto, DishPhoto } from './dish-photo.service.ts';
import type { RatingPhoto } from './rating-photo.ts';

@ObjectType('DishPhoto', { description: 'What a cook made of a recipe, in a picture.' })
export class DishPhotoType implements Omit<DishPhoto, 'stem'> {
  @Field(() => ID, { description: 'Of this version of the picture.' })
  id!: string;

  @Field(() => String, { description: 'The name its cook goes by.' })
  authorName!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added.' })
  addedAt!: Date;
}

@ObjectType('AdminDishPhoto', { description: 'A photo of a dish, for admins to look at.' })
export class AdminDishPhotoType extends DishPhotoType implements Omit<AdminDishPhoto, 'stem'> {
  @Field(() => RecipeType, { description: 'What was cooked.' })
  recipe!: Recipe;

  @Field(() => PhotoStatus, { description: 'Who sees it.' })
  status!: PhotoStatus;
}

@ObjectType('RatingPhoto', { description: 'The photo that a cook added to their rating, and who sees it.' })
export class RatingPhotoType implements RatingPhoto {
  @Field(() => ID, { description: 'Of this version of the picture.' })
  id!: string;

  @Field(() => String, { description: 'Address of the picture.' })
  url!: string;

  @Field(() => PhotoStatus, { description: 'Who sees it.' })
  status!: PhotoStatus;
}

export const DishPhotoConnectionType = connectionType('DishPhoto', () => DishPhotoType);
export const AdminDishPhotoConnectionType = connectionType('AdminDishPhoto', () => AdminDishPhotoType);

@ArgsType()
export class AdminDishPhotoArgs extends PageArgs {
  @Field(() => PhotoStatus, { defaultValue: PhotoStatus.WAITING, description: 'Of the photos.' })
  status!: PhotoStatus;
}

@InputType({ description: 'The word about a photo of a dish.' })
export class ReviewDishPhotoInput {
  @Field(() => ID, { description: 'Of the version that was looked at.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether everyone may see it.' })
  isShown!: boolean;
}

@ObjectType('DishPhotoPayload', { description: 'The photo after the change.' })
export class DishPhotoPayloadType {
  @Field(() => AdminDishPhotoType, { description: 'The photo.' })
  photo!: AdminDishPhoto;
}

import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { AdminDishPhoto, DishPhoto } from './dish-photo.service.ts';
import {
  AdminDishPhotoArgs,
  AdminDishPhotoConnectionType,
  AdminDishPhotoType,
  DishPhotoConnectionType,
  DishPhotoPayloadType,
  DishPhotoType,
  ReviewDishPhotoInput,
} from './dish-photo.types.ts';

/** Photos of dishes that cooks added to their ratings. */
@Resolver(() => RecipeType)
export class RecipeDishPhotoResolver {
  @FieldResolver(() => DishPhotoConnectionType, {
    description: 'Photos of the dish by cooks who rated it, looked at by an admin; the newest first.',
  })
  async photos(
    @Root() recipe: Recipe,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dishPhotos }: RequestContext,
  ): Promise<Connection<DishPhoto>> {
    return toConnection(await dishPhotos.of(recipe, page));
  }
}

@Resolver()
export class DishPhotoResolver {
  @Query(() => AdminDishPhotoConnectionType, { description: 'Photos that cooks added to their ratings, newest first.' })
  async adminDishPhotos(
    @Args(() => AdminDishPhotoArgs) args: AdminDishPhotoArgs,
    @Ctx() { dishPhotos }: RequestContext,
  ): Promise<Connection<AdminDishPhoto>> {
    return toConnection(await dishPhotos.list(args.status, args));
  }

  @Mutation(() => DishPhotoPayloadType, { description: 'Shows a photo of a dish to everyone, or takes it from there.' })
  async reviewDishPhoto(
    @Arg('input', () => ReviewDishPhotoInput) { id, isShown }: ReviewDishPhotoInput,
    @Ctx() { dishPhotos }: RequestContext,
  ): Promise<DishPhotoPayloadType> {
    return { photo: await dishPhotos.review(id, isShown) };
  }
}

const pictureOf = ({ stem }: DishPhoto): string => `${stem}/full.webp`;
const thumbnailOf = ({ stem }: DishPhoto): string => `${stem}/thumb.webp`;

@Resolver(() => DishPhotoType)
export class DishPhotoPictureResolver {
  @FieldResolver(() => String, { description: 'Address of the picture.' })
  url(@Root() photo: DishPhoto): string {
    return pictureOf(photo);
  }

  @FieldResolver(() => String, { description: 'Address of a small one.' })
  thumbnailUrl(@Root() photo: DishPhoto): string {
    return thumbnailOf(photo);
  }
}

@Resolver(() => AdminDishPhotoType)
export class AdminDishPhotoPictureResolver {
  @FieldResolver(() => String, { description: 'Address of the picture.' })
  url(@Root() photo: AdminDishPhoto): string {
    return pictureOf(photo);
  }

  @FieldResolver(() => String, { description: 'Address of a small one.' })
  thumbnailUrl(@Root() photo: AdminDishPhoto): string {
    return thumbnailOf(photo);
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import { UserPayloadType } from '../accounts/user.types.ts';
import { photoAddress } from './photo-address.ts';
import type { Photo, SeenFood } from './photo.entity.ts';
import {
  CompleteUploadInput,
  PhotoIdInput,
  PhotoPayloadType,
  PhotoType,
  RecognitionPayloadType,
  RecognizedIngredientType,
  RecognizePhotoInput,
  SetAvatarInput,
  SignUploadInput,
  UpdatePhotoInput,
  UploadTicketPayloadType,
} from './photo.types.ts';

@Resolver(() => PhotoType)
export class PhotoResolver {
  @FieldResolver(() => String, { description: 'Address of the picture.' })
  url(@Root() photo: Photo): string {
    return photoAddress(photo, 'full');
  }

  @FieldResolver(() => String, { description: 'Address of a small picture.' })
  thumbnailUrl(@Root() photo: Photo): string {
    return photoAddress(photo, 'thumb');
  }

  @FieldResolver(() => [RecognizedIngredientType], {
    nullable: true,
    description: 'What was seen in it; null until somebody asked.',
  })
  recognized(@Root() photo: Photo): SeenFood[] | null {
    return photo.seen ?? null;
  }

  @Mutation(() => UploadTicketPayloadType, { description: 'Says where a photo may be sent, for five minutes.' })
  signUpload(
    @Arg('input', () => SignUploadInput) input: SignUploadInput,
    @Ctx() { photos }: RequestContext,
  ): Promise<UploadTicketPayloadType> {
    return photos.signUpload(input);
  }

  @Mutation(() => PhotoPayloadType, { description: 'Accepts a photo that has been sent.' })
  async completeUpload(
    @Arg('input', () => CompleteUploadInput) { imageId }: CompleteUploadInput,
    @Ctx() { photos }: RequestContext,
  ): Promise<PhotoPayloadType> {
    return { photo: await photos.complete(imageId) };
  }

  @Mutation(() => RecognitionPayloadType, { description: 'Tells which foods are in a photo.' })
  async recognizePhoto(
    @Arg('input', () => RecognizePhotoInput) { imageId, maxSuggestions }: RecognizePhotoInput,
    @Ctx() { recognition }: RequestContext,
  ): Promise<RecognitionPayloadType> {
    const { photo, seen } = await recognition.recognize(imageId, maxSuggestions);
    return { photo, recognized: seen };
  }

  @Mutation(() => PhotoPayloadType, { description: 'Turns, crops or describes a photo.' })
  async updatePhoto(
    @Arg('input', () => UpdatePhotoInput) { id, version, ...change }: UpdatePhotoInput,
    @Ctx() { photos }: RequestContext,
  ): Promise<PhotoPayloadType> {
    return { photo: await photos.update(id, change, version) };
  }

  @Mutation(() => PhotoPayloadType, { description: 'Deletes a photo, which is shown as it was.' })
  async deletePhoto(
    @Arg('input', () => PhotoIdInput) { id }: PhotoIdInput,
    @Ctx() { photos }: RequestContext,
  ): Promise<PhotoPayloadType> {
    return { photo: await photos.delete(id) };
  }

  @Mutation(() => UserPayloadType, { description: 'Shows a photo as the picture of the cook, or none.' })
  async setAvatar(
    @Arg('input', () => SetAvatarInput) { imageId }: SetAvatarInput,
    @Ctx() { avatars }: RequestContext,
  ): Promise<UserPayloadType> {
    return { user: await avatars.setAvatar(imageId ?? null) };
  }
}

@Resolver(() => RecognizedIngredientType)
export class RecognizedIngredientResolver {
  @FieldResolver(() => IngredientType, { nullable: true, description: 'The food; null when the catalogue has none.' })
  ingredient(@Root() { foodId }: SeenFood, @Ctx() { ingredients }: RequestContext): KnownFood | undefined {
    return foodId === null ? undefined : ingredients.byId(foodId);
  }
}

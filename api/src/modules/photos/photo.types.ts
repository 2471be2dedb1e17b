import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Crop } from './image/photo-job.ts';
import type { AnnouncedFile, PhotoChange } from './photo-input.ts';
import { ALT_TEXT_MAX, RECOGNIZED } from './photo-limits.ts';
import type { Photo, SeenFood } from './photo.entity.ts';
import type { UploadTicket } from './photo.service.ts';

@ObjectType('RecognizedIngredient', { description: 'A food that was seen in a photo.' })
export class RecognizedIngredientType implements Omit<SeenFood, 'foodId'> {
  @Field(() => String, { description: 'As it was seen.' })
  name!: string;

  @Field(() => String, { description: 'Its name in the catalogue.' })
  normalized!: string;

  @Field(() => Float, { description: 'How sure that is, 0 to 1.' })
  confidence!: number;
}

@ObjectType('Photo', { description: 'A photo of a cook or a visitor, which they alone can change.' })
export class PhotoType implements Pick<Photo, 'id' | 'version'> {
  @Field(() => ID, { description: 'Opaque; the `imageId` of its upload.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'For those who cannot see it.' })
  altText!: string | null;

  @Field(() => Int, { description: 'Counts up with every change of the picture; 0 until it has arrived.' })
  version!: number;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  height!: number | null;
}

@InputType({ description: 'A photo that is to be sent.' })
export class SignUploadInput implements AnnouncedFile {
  @Field(() => String, { description: 'Nothing is called by it.' })
  filename!: string;

  @Field(() => String, { description: 'image/jpeg, image/png or image/webp.' })
  contentType!: string;

  @Field(() => Int, { description: 'Bytes, at most 5 MB.' })
  size!: number;
}

@ObjectType('UploadTicketPayload', {
  description: 'Where a file may be sent, once: PUT it there with the announced content type.',
})
export class UploadTicketPayloadType implements UploadTicket {
  @Field(() => ID, { description: 'What the photo will be called.' })
  imageId!: string;

  @Field(() => String, { description: 'Where to send it with PUT.' })
  uploadUrl!: string;

  @Field(() => GraphQLDateTime, { description: 'Until when the photo may be sent.' })
  expiresAt!: Date;
}

@InputType({ description: 'An upload that is done.' })
export class CompleteUploadInput {
  @Field(() => ID, { description: 'As `signUpload` gave it.' })
  imageId!: string;
}

@InputType({ description: 'A photo to look at.' })
export class RecognizePhotoInput {
  @Field(() => ID, { description: 'Of the photo.' })
  imageId!: string;

  @Field(() => Int, { defaultValue: RECOGNIZED.default, description: `1 to ${RECOGNIZED.max}.` })
  maxSuggestions!: number;
}

@InputType({ description: 'A part of a picture, each number as a share of its width or height.' })
export class CropInput implements Crop {
  @Field(() => Float, { description: 'Of the left edge: 0 to 1.' })
  x!: number;

  @Field(() => Float, { description: 'Of the upper edge: 0 to 1.' })
  y!: number;

  @Field(() => Float, { description: 'Above 0, at most 1.' })
  width!: number;

  @Field(() => Float, { description: 'Above 0, at most 1.' })
  height!: number;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdatePhotoInput implements PhotoChange {
  @Field(() => ID, { description: 'Of the photo.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'Clockwise, in steps of 90 degrees, from how it is now.' })
  rotation?: number | null;

  @Field(() => CropInput, {
    nullable: true,
    description: 'What is kept of the turned picture; the rest is gone for good.',
  })
  crop?: CropInput | null;

  @Field(() => String, { nullable: true, description: `At most ${ALT_TEXT_MAX} characters; null takes it away.` })
  altText?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of the photo as the caller saw it: if it was changed since, it stays as it is.',
  })
  version?: number | null;
}

@InputType({ description: 'One photo.' })
export class PhotoIdInput {
  @Field(() => ID, { description: 'Of the photo.' })
  id!: string;
}

@InputType({ description: 'The photo to show.' })
export class SetAvatarInput {
  @Field(() => ID, { nullable: true, description: 'A photo of the cook; null for none.' })
  imageId?: string | null;
}

@ObjectType('PhotoPayload', { description: 'The photo after the change.' })
export class PhotoPayloadType {
  @Field(() => PhotoType, { description: 'The photo.' })
  photo!: Photo;
}

@ObjectType('RecognitionPayload', { description: 'What is in a photo.' })
export class RecognitionPayloadType {
  @Field(() => PhotoType, { description: 'The photo that was looked at.' })
  photo!: Photo;

  @Field(() => [RecognizedIngredientType], { description: 'The surest first.' })
  recognized!: SeenFood[];
}

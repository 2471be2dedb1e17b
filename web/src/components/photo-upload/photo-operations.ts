import { graphql } from '../../gql/gql.ts';
import type { CompleteUploadMutation, RecognizePhotoMutation } from '../../gql/graphql.ts';

/** Asks where a file may be sent. */
export const SIGN_UPLOAD = graphql(`
  mutation SignUpload($input: SignUploadInput!) {
    signUpload(input: $input) {
      imageId
      uploadUrl
    }
  }
`);

/** Says that a file has been sent. */
export const COMPLETE_UPLOAD = graphql(`
  mutation CompleteUpload($input: CompleteUploadInput!) {
    completeUpload(input: $input) {
      photo {
        id
        url
        thumbnailUrl
        altText
        version
      }
    }
  }
`);

/** Asks which foods are in a photo. */
export const RECOGNIZE_PHOTO = graphql(`
  mutation RecognizePhoto($input: RecognizePhotoInput!) {
    recognizePhoto(input: $input) {
      recognized {
        name
        normalized
        confidence
        ingredient {
          id
          name
          thumbnail
        }
      }
    }
  }
`);

/** Turns, crops or describes a photo. */
export const UPDATE_PHOTO = graphql(`
  mutation UpdatePhoto($input: UpdatePhotoInput!) {
    updatePhoto(input: $input) {
      photo {
        id
        url
        thumbnailUrl
        altText
        version
      }
    }
  }
`);

/** Deletes a photo. */
export const DELETE_PHOTO = graphql(`
  mutation DeletePhoto($input: PhotoIdInput!) {
    deletePhoto(input: $input) {
      photo {
        id
      }
    }
  }
`);

/** A food that was seen in a photo. */
export type SeenFood = RecognizePhotoMutation['recognizePhoto']['recognized'][number];

/** A photo on the server, and the foods that were seen in it; undefined where recognition did not run, or failed. */
export interface UploadedPhoto extends Omit<CompleteUploadMutation['completeUpload']['photo'], '__typename'> {
  seen?: readonly SeenFood[] | undefined;
  /** Whether it is being looked at again. */
  isLooking?: boolean;
}

import { gql, type TypedDocumentNode } from '@apollo/client';
import type {
  CompleteUploadMutation,
  CompleteUploadMutationVariables,
  DeletePhotoMutation,
  DeletePhotoMutationVariables,
  RecognizePhotoMutation,
  RecognizePhotoMutationVariables,
  SignUploadMutation,
  SignUploadMutationVariables,
  UpdatePhotoMutation,
  UpdatePhotoMutationVariables,
} from '../../gql/operations.ts';

/** Asks where a file may be sent. */
export const SIGN_UPLOAD: TypedDocumentNode<SignUploadMutation, SignUploadMutationVariables> = gql`
  mutation SignUpload($input: SignUploadInput!) {
    signUpload(input: $input) {
      imageId
      uploadUrl
    }
  }
`;

/** Says that a file has been sent. */
export const COMPLETE_UPLOAD: TypedDocumentNode<CompleteUploadMutation, CompleteUploadMutationVariables> = gql`
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
`;

/** Asks which foods are in a photo. */
export const RECOGNIZE_PHOTO: TypedDocumentNode<RecognizePhotoMutation, RecognizePhotoMutationVariables> = gql`
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
`;

/** Turns, crops or describes a photo. */
export const UPDATE_PHOTO: TypedDocumentNode<UpdatePhotoMutation, UpdatePhotoMutationVariables> = gql`
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
`;

/** Deletes a photo. */
export const DELETE_PHOTO: TypedDocumentNode<DeletePhotoMutation, DeletePhotoMutationVariables> = gql`
  mutation DeletePhoto($input: PhotoIdInput!) {
    deletePhoto(input: $input) {
      photo {
        id
      }
    }
  }
`;

/** A food that was seen in a photo. */
export type SeenFood = RecognizePhotoMutation['recognizePhoto']['recognized'][number];

/** A photo on the server, and the foods that were seen in it; undefined where nobody looked, or looking failed. */
export interface UploadedPhoto extends Omit<CompleteUploadMutation['completeUpload']['photo'], '__typename'> {
  seen?: readonly SeenFood[] | undefined;
  /** Whether it is being looked at again. */
  isLooking?: boolean;
}

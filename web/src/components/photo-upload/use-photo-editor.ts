import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { photos as messages } from '../../messages/photos.ts';
import type { CropShare } from './crop-stage.tsx';
import { UPDATE_PHOTO, type UploadedPhoto } from './photo-operations.ts';

/** What is about to be changed of a photo. */
export interface PhotoEditor {
  /** Degrees, clockwise: 0, 90, 180 or 270. */
  rotation: number;
  isCropping: boolean;
  altText: string;
  isSaving: boolean;
  /** Why saving failed, in a sentence; empty when it did not. */
  fault: string;
  rotate: () => void;
  toggleCrop: () => void;
  setCrop: (crop: CropShare) => void;
  setAltText: (text: string) => void;
  submit: (event: FormEvent) => void;
}

/** See {@link PhotoEditor}. `onSaved` is given the photo as the server made it. */
export function usePhotoEditor(photo: UploadedPhoto, onSaved: (photo: UploadedPhoto) => void): PhotoEditor {
  const [rotation, setRotation] = useState(0);
  const [isCropping, setCropping] = useState(false);
  const [crop, setCrop] = useState<CropShare | null>(null);
  const [altText, setAltText] = useState(photo.altText ?? '');
  const [fault, setFault] = useState('');
  const [save, { loading: isSaving }] = useMutation(UPDATE_PHOTO);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be opened from within a form, which is not meant.
    event.stopPropagation();
    setFault('');
    const input = {
      id: photo.id,
      version: photo.version,
      rotation,
      crop: isCropping ? crop : null,
      altText: altText.trim() || null,
    };
    try {
      const { data } = await save({ variables: { input } });
      if (data) onSaved({ ...data.updatePhoto.photo, seen: photo.seen });
    } catch (error) {
      setFault((CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || messages.edit.failed);
    }
  };
  return {
    rotation,
    isCropping,
    altText,
    isSaving,
    fault,
    rotate: () => setRotation((degrees) => (degrees + 90) % 360),
    toggleCrop: () => setCropping((is) => !is),
    setCrop,
    setAltText,
    submit: (event) => void submit(event),
  };
}

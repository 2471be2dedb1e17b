import { once } from './once.ts';
import { plural } from './plural.ts';

/** Sentences of the photo upload, of the dialog that edits a photo, and of what was seen in photos. */
export const photos = {
  zone: {
    title: 'Snap your Snacks',
    dragging: 'Drop images here',
    text: 'Take photos of ingredients or drag and drop images here',
    textPlain: 'Take a photo or drag and drop images here',
    choose: 'Choose Photos',
    take: 'Take Photo',
    full: (max: number) =>
      max === 1 ? 'Remove the photo to choose another.' : `That is the most: ${max} photos. Remove one to add another.`,
    rules: (max: number) => `Up to ${plural(max, 'photo', 'photos')} of 5 MB: JPEG, PNG or WebP`,
  },
  uploading: {
    title: 'Uploading...',
    status: {
      processing: 'Processing',
      uploading: 'Uploading',
      recognizing: 'Recognizing',
      complete: 'Complete',
      error: 'Error',
    },
    progress: (name: string) => `Progress of ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    dismiss: (name: string) => `Remove ${name} from the list`,
    retry: 'Try again',
    retryLabel: (name: string) => `Try again: ${name}`,
    failed: 'Upload failed',
    connection: 'The connection was lost. Check it and try again.',
    refused: (status: number) => `The photo could not be sent (${status}). Try again.`,
  },
  uploaded: {
    title: 'Uploaded Images',
    name: (altText: string | null, place: number) => altText ?? `Photo ${place}`,
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  invalid: {
    type: 'Invalid file type. Only JPEG, PNG, and WebP images are supported.',
    size: 'File is too large. Maximum size is 5MB.',
    makeSmaller: (count: number) => (count === 1 ? 'Make it smaller' : 'Make them smaller'),
    limit: (max: number) => `Maximum ${max} images allowed.`,
  },
  toasts: {
    limit: 'Upload Limit Reached',
    invalid: 'Upload Error',
    failed: 'Upload Failed',
    failedText: 'An error occurred during upload.',
    complete: 'Upload Complete',
    found: (count: number) => `Found ${plural(count, 'ingredient', 'ingredients')}!`,
    uploaded: 'Image uploaded successfully.',
    added: 'Ingredient Added',
    addedText: (names: readonly string[]) => `Added ${list(names)} to your ingredients.`,
    undo: 'Undo',
    nothing: 'Nothing Added',
    sawNothing: 'Larder did not see an ingredient it knows.',
    unsure: 'Larder is not sure of anything in it. Tap what is right to add it.',
    allHeld: 'Everything in it is already in your list.',
    nothingNew: 'There is nothing new in it.',
    noRoom: 'Your list is full.',
  },
  seen: {
    title: 'In your photos',
    text: 'What Larder is sure of has been added. Tap to take it back, or to add the rest.',
    none: 'Larder did not see an ingredient it knows. Type it instead, or crop the photo to one thing.',
    looking: 'Looking at your photo again...',
    unseen: (count: number) => `Larder could not look at ${plural(count, 'photo', 'photos')} just now.`,
    lookAgain: 'Look again',
    confidence: (percent: number) => `${percent}%`,
    /** Behind the percentage, for screen readers. */
    sure: ' sure',
    done: 'Done',
  },
  edit: {
    title: 'Edit Image',
    rotate: 'Rotate',
    rotated: (degrees: number) => `Turned by ${degrees} degrees`,
    crop: 'Crop',
    exitCrop: 'Exit Crop',
    cropArea: 'Part to keep: move it with the arrow keys',
    zoom: 'Zoom',
    zoomText: (times: number) => `${times.toFixed(1)} times`,
    altText: 'Alt text (optional)',
    altTextHelp: 'Says what is in the photo to those who cannot see it.',
    detected: 'Detected Ingredients',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving...',
    failed: 'The changes could not be saved. Try again.',
  },
} as const;

const lists = once(() => new Intl.ListFormat('en-US'));

function list(names: readonly string[]): string {
  return lists().format(names);
}

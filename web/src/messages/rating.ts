import { plural } from './plural.ts';

/** Sentences of cooking and rating a recipe. */
export const rating = {
  title: 'Did you cook it?',
  cooked: 'I cooked this',
  cookedDone: { title: 'Well cooked', description: 'You find it under Recently Cooked.' },
  stars: 'Your rating',
  star: (stars: number) => plural(stars, 'star', 'stars'),
  starsMissing: 'Choose 1 to 5 stars.',
  review: 'Your review (optional)',
  reviewHint: 'What worked, what you changed. At most 500 characters.',
  photo: 'Photo of your dish (optional)',
  addPhoto: 'Add a photo',
  photoAlt: 'Your photo of the dish',
  photoStates: {
    WAITING: 'Others see it once it has been looked at.',
    SHOWN: 'Everyone can see it.',
    REFUSED: 'It is not shown to others.',
  },
  removePhoto: 'Remove the photo',
  submit: 'Save rating',
  update: 'Change rating',
  busy: 'Saving...',
  done: { title: 'Thank you', description: 'Your rating counts.' },
  reviews: 'Reviews',
  by: (name: string, day: string) => `${name}, ${day}`,
  starsOf: (stars: number) => `${stars} of 5 stars`,
  more: 'More reviews',
  photos: 'Cooked by others',
  photoBy: (name: string) => `The dish as cooked by ${name}`,
  morePhotos: 'More photos',
} as const;

/** Sentences of the field of a password. */
export const password = {
  show: 'Show password',
  hide: 'Hide password',
} as const;

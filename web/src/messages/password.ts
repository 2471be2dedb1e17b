/** Sentences of the field of a password. */
export const password = {
  show: 'Show password',
  hide: 'Hide password',
} as const;

/** Sentences of the dialog that asks for the password once more. */
export const confirmPassword = {
  title: 'Enter your password',
  lead: 'This needs your password once more. What you began then goes on.',
  password: 'Password',
  missing: 'Enter your password.',
  submit: 'Go on',
  busy: 'Checking...',
} as const;

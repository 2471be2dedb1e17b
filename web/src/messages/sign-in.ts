/** Sentences of signing in and signing up. */
export const signIn = {
  login: {
    title: 'Welcome back',
    lead: 'Log in to your recipes, collections and lists.',
    submit: 'Log in',
    busy: 'Logging in...',
    other: 'New to Larder?',
    otherLink: 'Create an account',
  },
  signUp: {
    title: 'Create your account',
    lead: 'Keep recipes you like and pick up where you left off.',
    submit: 'Create account',
    busy: 'Creating your account...',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  username: 'User name',
  usernameHint: '2 to 64 letters, digits, dots, dashes or underscores.',
  password: 'Password',
  newPasswordHint: 'At least 8 characters. A few unusual words work well.',
  name: 'Your name (optional)',
  nameHint: 'Shown beside recipes and reviews you write.',
  email: 'E-mail (optional)',
  emailHint: 'Only to send you your own shopping lists.',
  missing: { username: 'Enter your user name.', password: 'Enter your password.', newPassword: 'Choose a password.' },
} as const

/** Sentences of the menu behind the avatar, which come when it is first opened. */
export const avatarMenu = {
  profile: 'Profile',
  favorites: 'Favorites',
  collections: 'Collections',
  pantry: 'Pantry',
  settings: 'Settings',
  admin: 'Admin dashboard',
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Logout',
  darkLook: 'Dark look',
  lightLook: 'Light look',
} as const;

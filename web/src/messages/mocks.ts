/** Words of the panel that is there while developing with mocks. */
export const mocks = {
  title: 'Mock answers',
  viewer: 'Who asks',
  data: 'What there is',
  network: 'How answers travel',
  choices: {
    visitor: 'A visitor',
    cook: 'A cook, signed in',
    admin: 'An admin',
    full: 'Everything',
    empty: 'Nothing yet',
    quick: 'At once',
    slow: 'After two seconds',
    silent: 'Never',
    failing: 'As failures',
  },
} as const;

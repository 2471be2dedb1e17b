/** Sentences about the network and new builds of the app. */
export const offline = {
  gone: { title: 'You are offline', description: 'Recipes and lists that you have opened can still be read. Changes to lists are sent when you are back.' },
  back: { title: 'You are online again' },
  newBuild: { title: 'A new version of Larder is ready', description: 'It takes a second, and you stay where you are.' },
  takeOver: 'Use it now',
}

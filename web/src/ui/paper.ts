/** The colours of what is printed: black on white whatever the colour mode. For the `_print` styles of a page's frame. */
export const PAPER_COLORS = {
  '--larder-colors-paper': 'white',
  '--larder-colors-card': 'white',
  '--larder-colors-ink': 'black',
  '--larder-colors-mute': '#333333',
  '--larder-colors-line': '#999999',
  '--larder-colors-leaf': 'black',
  '--larder-colors-leaf-soft': 'white',
  color: 'black',
} as const

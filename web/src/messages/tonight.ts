/** Sentences of what to cook tonight. */
export const tonight = {
  title: 'Tonight',
  lead: 'From your pantry, what is due first.',
  loading: 'Looking through your pantry…',
  more: 'Another idea',
  moreBusy: 'Looking…',
  end: 'These are all the ideas for tonight.',
  failed: 'Ideas for tonight could not be loaded',
} as const;

const BLOCK: ReadonlySet<string> = new Set(
  'address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol option p pre search section select summary table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
);

/** Whether an element stands on lines of its own. */
export const isBlock = (name: string): boolean => BLOCK.has(name);

/** Whether this is the nightly run, which looks at everything: `npm run test:nightly` sets `LARDER_LONG`. */
export const isNightly = process.env['LARDER_LONG'] !== undefined;

/**
 * How often a property is tried: a quarter as often on every change as in the nightly run.
 * @param nightly how often there
 */
export const propertyRuns = (nightly: number): number => (isNightly ? nightly : Math.ceil(nightly / 4));

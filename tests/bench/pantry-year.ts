/**
 * Whether a pantry keeps itself: households that cook from Larder for a year and forget to tell one use in ten.
 * `node --experimental-transform-types tests/bench/pantry-year.ts [HOUSEHOLDS] [WEEKS]`
 */
import { liveAYear } from '../support/pantry-year/live-a-year.ts';

const [households = 200, weeks = 52] = process.argv.slice(2).map(Number);
console.log(liveAYear(households, weeks));

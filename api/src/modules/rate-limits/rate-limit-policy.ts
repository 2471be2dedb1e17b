/** How often something may be tried, and what happens then. Times are in seconds. */
export interface RateLimitPolicy {
  /** How long the next try must wait after the `count`th. */
  waitAfter(count: number): number;
  /** How long tries are counted. */
  memory: number;
  /** Whether that time restarts with each try, or runs from the first. */
  isRolling: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Five tries in a quarter of an hour, then a wait that doubles from a minute to an hour. */
export const GROWING: RateLimitPolicy = {
  waitAfter: (count) => (count < 5 ? 0 : Math.min(HOUR, MINUTE * 2 ** (count - 5))),
  memory: 15 * MINUTE,
  isRolling: true,
};

/** One try, then a wait that doubles from a minute to an hour, for a day: some thirty tries a day. */
export const CAUTIOUS: RateLimitPolicy = {
  waitAfter: (count) => Math.min(HOUR, MINUTE * 2 ** (Math.max(1, count) - 1)),
  memory: DAY,
  isRolling: true,
};

/** `most` tries a day, then one a minute. */
export const thenOneAMinute = (most: number): RateLimitPolicy => ({
  waitAfter: (count) => (count < most ? 0 : MINUTE),
  memory: DAY,
  isRolling: false,
});

/** Only counted, for a day after the last. */
export const COUNTED: RateLimitPolicy = { waitAfter: () => 0, memory: DAY, isRolling: true };

/** `most` tries in each span of `seconds`. */
const perSpan = (most: number, seconds: number): RateLimitPolicy => ({
  waitAfter: (count) => (count < most ? 0 : seconds),
  memory: seconds,
  isRolling: false,
});

/** `most` tries a day. */
export const perDay = (most: number): RateLimitPolicy => perSpan(most, DAY);

/** `most` tries an hour. */
export const perHour = (most: number): RateLimitPolicy => perSpan(most, HOUR);

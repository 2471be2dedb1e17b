import { jest } from '@jest/globals';

/** Generous, as a busy machine is slow: a test that is given up goes on, and disturbs the next. */
jest.setTimeout(240_000);

import { jest } from '@jest/globals';

/** Whole processes, browsers and thousands of runs of a property take their time. One that is given up goes on and disturbs the next. */
jest.setTimeout(120_000);

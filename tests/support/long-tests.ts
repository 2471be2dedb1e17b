import { jest } from '@jest/globals';

/** Whole processes and browsers take their time. */
jest.setTimeout(120_000);

import { jest } from '@jest/globals';

/** How long is no failure: a busy machine may take several times what ours does. What hangs is still found. */
jest.setTimeout(30_000);

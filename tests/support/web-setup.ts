import { jest } from '@jest/globals';
import '@testing-library/jest-dom';

/** A page in a simulated browser is slow on a busy machine; what it does is not timed. */
jest.setTimeout(30_000);

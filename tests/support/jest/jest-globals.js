/** What `@jest/globals` gives to the test file that runs now. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis.jestOfThisFile;

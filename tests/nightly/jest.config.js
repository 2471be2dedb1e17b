import { node, wholeLarder } from '../../jest.config.js';

const e2e = (names) => names.map((name) => `/tests/e2e/${name}\\.test\\.ts$`);

/** The tests of the pages once more, in other surroundings. */
export default {
  rootDir: '../..',
  projects: [
    // Against the mock server in the browser, without any API.
    node('mocked', {
      testMatch: ['main-job', 'cooking', 'accessibility'].map((name) => `<rootDir>/tests/e2e/${name}.test.ts`),
      globals: { isMocked: true },
    }),
    // Against two processes and a replica that is two seconds late.
    node('scaled', {
      ...wholeLarder,
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      testPathIgnorePatterns: e2e(['process', 'bundle']),
      globals: { isScaled: true },
    }),
  ],
};

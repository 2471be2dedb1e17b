const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

/** A project of tests that run in Node, over the built API. */
export const node = (displayName, more = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/tests/support/jest/one-realm.js',
  testRunner: '<rootDir>/tests/support/jest/native-runner.js',
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts`],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/tests/support/test-timeouts.ts'],
  ...more,
});

/** A PostgreSQL cluster for the run, in which each test has a database of its own. */
const database = {
  globalSetup: '<rootDir>/tests/support/start-database.js',
  globalTeardown: '<rootDir>/tests/support/stop-database.js',
};

/** A server and a browser for the run. */
export const wholeLarder = {
  setupFilesAfterEnv: ['<rootDir>/tests/support/test-timeouts.ts', '<rootDir>/tests/support/no-violations.ts'],
  globalSetup: '<rootDir>/tests/support/start-larder.js',
  globalTeardown: '<rootDir>/tests/support/stop-larder.js',
};

/** One project for each kind of test; `tests/nightly` and `tests/faults` run with `npm run test:nightly`. */
export default {
  projects: [
    node('api', database),
    node('contract', database),
    node('faults'),
    node('nightly', {
      ...wholeLarder,
      globalSetup: '<rootDir>/tests/nightly/start.js',
      globalTeardown: '<rootDir>/tests/nightly/stop.js',
    }),
    node('e2e', wholeLarder),
    {
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': swc },
      moduleNameMapper: {
        '(\\.(css|svg|woff2)|/workers/prepare-photo\\.ts)$': '<rootDir>/tests/support/empty-module.js',
      },
      setupFilesAfterEnv: ['<rootDir>/tests/support/web-setup.ts'],
    },
  ],
};

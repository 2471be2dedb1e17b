const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: react },
      transform: { legacyDecorator: true, decoratorMetadata: true, ...(react && { react: { runtime: 'automatic' } }) },
    },
    module: { type: 'es6' },
  },
];

const node = (displayName, more = {}) => ({
  displayName,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts`],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc(false) },
  ...more,
});

/** A folder of a server that was started once, which the tests of whole servers copy. */
const startedOnce = {
  globalSetup: '<rootDir>/tests/support/start-larder.js',
  globalTeardown: '<rootDir>/tests/support/stop-larder.js',
};

/** One project for each kind of test; those that need a database share one cluster, each worker with its own database. */
export default {
  projects: [
    node('api', {
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/patient-tests.ts'],
      globalSetup: '<rootDir>/tests/support/start-database.js',
      globalTeardown: '<rootDir>/tests/support/stop-database.js',
    }),
    node('contract', {
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/patient-tests.ts'],
      globalSetup: '<rootDir>/tests/support/start-database.js',
      globalTeardown: '<rootDir>/tests/support/stop-database.js',
    }),
    // The pages of the main job against the mock server in the browser, without any API.
    node('mocked', {
      testMatch: ['main-job', 'cooking', 'accessibility'].map((name) => `<rootDir>/tests/e2e/${name}.test.ts`),
      setupFilesAfterEnv: ['<rootDir>/tests/support/long-tests.ts'],
      globals: { isMocked: true },
    }),
    node('faults', { setupFilesAfterEnv: ['<rootDir>/tests/support/long-tests.ts'] }),
    // All pages against two processes and a replica that is two seconds late.
    node('scaled', {
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      testPathIgnorePatterns: ['process', 'two-processes', 'replica', 'bundle'].map(
        (name) => `/tests/e2e/${name}\\.test\\.ts$`,
      ),
      setupFilesAfterEnv: ['<rootDir>/tests/support/long-tests.ts', '<rootDir>/tests/support/no-violations.ts'],
      globals: { isScaled: true },
      ...startedOnce,
    }),
    node('e2e', {
      setupFilesAfterEnv: ['<rootDir>/tests/support/long-tests.ts', '<rootDir>/tests/support/no-violations.ts'],
      ...startedOnce,
    }),
    {
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': swc(true) },
      moduleNameMapper: {
        '(\\.(css|svg|woff2)|/workers/prepare-photo\\.ts)$': '<rootDir>/tests/support/empty-module.js',
      },
      setupFilesAfterEnv: ['<rootDir>/tests/support/web-setup.ts'],
    },
  ],
};

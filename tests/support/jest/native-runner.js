import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import '../../../bench/built-api.ts';

const require = createRequire(import.meta.url);
let runs = 0;
const GLOBALS = new URL('jest-globals.js', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier === '@jest/globals' ? `${GLOBALS}?run=${runs}` : specifier, context);
  },
});

/**
 * Runs a test file as Node itself does, over the built API. Jest would load each of the thousand modules behind the API
 * again for every file, which took most of a file's time; here a worker loads them once.
 */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, send) {
  forgetLastFile();
  const query = `?run=${++runs}`;
  const native = {
    requireInternalModule: (path) => require(path),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}${query}`),
    setGlobalsForRuntime: (globals) => {
      runtime.setGlobalsForRuntime(globals);
      globalThis.jestOfThisFile = runtime.requireModuleOrMock(testPath, '@jest/globals');
    },
  };
  const proxy = new Proxy(runtime, {
    get: (target, key) => {
      if (key in native) return native[key];
      const value = target[key];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return circus.default(globalConfig, config, environment, proxy, testPath, send);
}

/** Jest's framework keeps the tests of a file in its module: each file gets a new one. */
function forgetLastFile() {
  for (const path of Object.keys(require.cache)) if (/[/\\]jest-circus[/\\]/.test(path)) delete require.cache[path];
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL)$/.test(key.description)) delete globalThis[key];
}

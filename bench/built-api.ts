/**
 * Loaded before a benchmark (`node --import`): what it imports of `api/src` comes from `api/dist`, so that what is measured is
 * the built product, while types and tests see the source.
 */
import { registerHooks } from 'node:module';

const source = new URL('../api/src/', import.meta.url).href;
const built = new URL('../api/dist/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (!resolved.url.startsWith(source)) return resolved;
    return next(resolved.url.replace(source, built).replace(/\.ts$/, '.js'), context);
  },
});

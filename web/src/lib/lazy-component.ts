import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A file of the app could not be fetched. Browsers and React remember that for as long as the page stands: only a reload helps. */
export class FileMissing extends Error {}

/** A component that comes in a file of its own. Where the file cannot be fetched, rendering it throws a {@link FileMissing}. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        throw new FileMissing(String(error));
      },
    ),
  );
}

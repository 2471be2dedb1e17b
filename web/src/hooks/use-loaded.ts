import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * What `load` brings, once it is wanted; undefined until then, and when it could not be fetched. It is asked for again each
 * time it is needed again; a browser that remembers failed files, as Chromium does, fails it again until the page is reloaded.
 * @param load must stay the same; usually a dynamic import
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean, onFail?: () => void): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const fail = useEffectEvent((error: unknown) => {
    console.warn('A part of the page could not be fetched.', error);
    onFail?.();
  });
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    load().then(
      // What it draws may be large, and is not urgent: the browser may handle input in between.
      (part) => !isOver && startTransition(() => setLoaded({ part })),
      (error: unknown) => !isOver && fail(error),
    );
    return () => {
      isOver = true;
    };
  }, [load, isMissing]);
  return loaded?.part;
}

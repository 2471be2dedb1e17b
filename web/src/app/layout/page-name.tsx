import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { common } from '../../messages/common.ts';
import { paths } from '../paths.ts';

/** Of the landing page, and of a page whose own name is still on its way. */
const NO_NAME = `${common.brand}: ${common.tagline}`;

/** A name that stands this long is the page's own, in milliseconds. */
const SETTLED_MS = 500;
/** It is heard by then, and no longer stands beside the heading that says the same, in milliseconds. */
const HEARD_MS = 1_500;

/** Has a screen reader say the name of a page that was come to from another; by themselves they do so for a new document alone. */
export function PageName() {
  const [name, setName] = useState('');
  useEffect(() => whenNamed(setName), []);
  return <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>;
}

/** Tells the name of each page that is come to, and then none again. Gives what ends it. */
function whenNamed(tell: (name: string) => void): (() => void) | undefined {
  const title = document.querySelector('title');
  if (!title) return undefined;
  let timer: ReturnType<typeof setTimeout>;
  const names = new MutationObserver(() => {
    if (document.title === NO_NAME && window.location.pathname !== paths.home) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell(document.title);
      timer = setTimeout(() => tell(''), HEARD_MS);
    }, SETTLED_MS);
  });
  names.observe(title, { childList: true });
  return () => {
    names.disconnect();
    clearTimeout(timer);
  };
}

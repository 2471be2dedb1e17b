import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showWaiting } from '../../lib/show-waiting.ts';
import { common } from '../../messages/common.ts';

/** A page that comes sooner needs no sign. */
const PATIENCE_MS = 250;

/** What may lead to another page. */
const LEADS = ['click', 'submit', 'popstate'] as const;

/**
 * The page before stands while the file of the next one is on its way: a bar says so, and the link that is pressed again meanwhile
 * makes no second entry in the history.
 */
export function NextPage() {
  const { key } = useLocation();
  const [left, setLeft] = useState<string | null>(null);
  useEffect(
    () =>
      whileShown(
        () => setLeft(key),
        () => setLeft(null),
      ),
    [key],
  );
  const isAwaited = left === key;
  useEffect(() => (isAwaited ? showWaiting() : undefined), [isAwaited]);
  return isAwaited && <VisuallyHidden role="progressbar" aria-label={common.loading} />;
}

/** Watches over the page that is shown now until it is shown no more; the address changes before it does. Gives what ends it. */
function whileShown(onLeave: () => void, onStay: () => void): () => void {
  const { href, pathname } = window.location;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (window.location.pathname === pathname ? onStay() : onLeave()), PATIENCE_MS);
  };
  const dropSecond = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && href !== window.location.href && link.href === window.location.href) event.preventDefault();
  };
  window.addEventListener('click', dropSecond, true);
  for (const lead of LEADS) window.addEventListener(lead, look);
  return () => {
    window.removeEventListener('click', dropSecond, true);
    for (const lead of LEADS) window.removeEventListener(lead, look);
    clearTimeout(timer);
  };
}

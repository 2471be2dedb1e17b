import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

/** The header that stays over the page, and the room below it, in pixels. */
const HEAD = 84;
/** The room kept below a column that is taller than the window, in pixels. */
const FOOT = 16;

/**
 * The column of the ingredients: from a tablet on it stays in sight while the steps beside it are read. Where it is taller than the
 * window it goes along to its end first, so that no line is out of reach.
 */
export function StandingColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = column;
    if (!element) return undefined;
    const place = () => (element.style.top = `${Math.min(HEAD, window.innerHeight - element.offsetHeight - FOOT)}px`);
    const growth = new ResizeObserver(place);
    growth.observe(element);
    window.addEventListener('resize', place);
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
  return <Column ref={column}>{children}</Column>;
}

const Column = chakra('div', { base: { gridArea: 'ingredients', pos: { md: 'sticky' }, _print: { pos: 'static' } } });

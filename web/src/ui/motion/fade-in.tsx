import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useWasSeen } from './use-was-seen.ts';

/** Lets its children rise 30 px into view within a second when they are first scrolled to (specification, section 9). */
export function FadeIn({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(element);
  return (
    <Rising ref={element} data-seen={wasSeen || undefined}>
      {children}
    </Rising>
  );
}

const Rising = chakra('div', {
  base: {
    '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)': {
      transition: 'opacity 1s ease-out, transform 1s ease-out',
      '&:not([data-seen])': { opacity: 0, transform: 'translateY(30px)' },
    },
  },
});

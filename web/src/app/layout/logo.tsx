import { chakra } from '@chakra-ui/react';

/** The mark of Larder: a shelf with a jar and a tomato, in the colours of the theme. Decorative; the name stands beside it. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 36 36" boxSize="9" flexShrink="0" aria-hidden focusable="false">
      <chakra.rect width="36" height="36" rx="10" fill="leaf" />
      <chakra.g fill="leaf.on">
        <rect x="8" y="8.5" width="8" height="2.6" rx="1.3" />
        <path d="M9 12.4h6c1.3.9 2 2 2 3.4v6.4c0 1.4-.9 2.3-2.3 2.3H9.3c-1.4 0-2.3-.9-2.3-2.3v-6.4c0-1.4.7-2.5 2-3.4z" />
        <rect x="6" y="26.2" width="24" height="2.6" rx="1.3" />
      </chakra.g>
      <chakra.circle cx="24.2" cy="19.6" r="5.2" fill="tomato" stroke="leaf" strokeWidth="0" />
      <chakra.path
        d="M24.2 15.3c-.5-1.5.1-2.9 1.2-3.6M21.2 14.1c1.2-.4 2.3-.1 3 .9.8-1.1 2-1.4 3.3-.9"
        fill="none"
        stroke="leaf.on"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}

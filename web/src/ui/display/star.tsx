import { chakra } from '@chakra-ui/react';

/** A filled star in the colour of ratings. Decorative: the number belongs beside it. */
export function Star() {
  return (
    <chakra.svg viewBox="0 0 24 24" boxSize="4" fill="saffron" aria-hidden focusable="false">
      <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
    </chakra.svg>
  );
}

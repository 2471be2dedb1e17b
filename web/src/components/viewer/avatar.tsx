import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { initialsOf } from './initials.ts';

/** A cook's picture, or their initials where they have none. */
export interface AvatarProps extends HTMLChakraProps<'span'> {
  name: string;
  /** Address of the picture. */
  src: string | null;
}

/** See {@link AvatarProps}. Decorative: the name stands beside it, or names the button around it. */
export function Avatar({ name, src, ...rest }: AvatarProps) {
  return (
    <Circle {...rest} aria-hidden data-initials={src ? undefined : initialsOf(name)}>
      {src && <chakra.img src={src} alt="" w="full" h="full" objectFit="cover" />}
    </Circle>
  );
}

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    boxSize: 'touch',
    borderRadius: 'pill',
    bg: 'tomato.ink',
    color: 'tomato.on',
    fontWeight: 'semibold',
    fontSize: 'sm',
    // Drawn rather than written: a button around it is named otherwise, and its name would have to begin with what is written.
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  },
});

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { TriangleAlertIcon } from 'lucide-react';

/** A sentence that must not be overlooked, with a sign before it. */
export function Warning({ children, ...rest }: HTMLChakraProps<'p'>) {
  return (
    <chakra.p
      display="flex"
      gap="2.5"
      px="4"
      py="3"
      borderRadius="md"
      bg="tomato.soft"
      color="tomato.ink"
      fontSize="sm"
      fontWeight="semibold"
      {...rest}
    >
      <chakra.span mt="0.5" flexShrink="0" aria-hidden>
        <TriangleAlertIcon />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}

import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of the settings: what it is about, and what can be done. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3" borderTop="hairline" pt="5" align="start">
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      {children}
    </Stack>
  );
}

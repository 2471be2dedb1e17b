import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

/** A page with a title at its top. */
export interface PageFrameProps {
  title: string;
  /** The way back, over the title. */
  back?: ReactNode;
  /** Stands on the row of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** See {@link PageFrameProps}. The browser tab is named after it too. */
export function PageFrame({ title, back, aside, children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <Stack gap="6" maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '8', md: '10' }} pb="16">
      <Stack gap="2">
        {back}
        <Flex wrap="wrap" align="center" justify="space-between" gap="4">
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {aside}
        </Flex>
      </Stack>
      {children}
    </Stack>
  );
}

import { chakra, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is shown where there is nothing yet, or nothing any more: a picture, what is the case, what to do. */
export interface EmptyStateProps extends Omit<StackProps, 'title'> {
  icon: ReactNode;
  title: string;
  text?: string;
  /** The level of the title among the headings of the page. */
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** See {@link EmptyStateProps}. */
export function EmptyState({ icon, title, text, level = 'h2', children, ...rest }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      textWrap="balance"
      gap="4"
      maxW="prose"
      mx="auto"
      px="4"
      py={{ base: '10', md: '16' }}
      {...rest}
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="20"
        borderRadius="pill"
        bg="leaf.soft"
        color="leaf"
        fontSize="3xl"
      >
        {icon}
      </chakra.span>
      <chakra.p as={level} textStyle="card" fontSize="2xl" maxW="full">
        {title}
      </chakra.p>
      {text && (
        <chakra.p color="mute" maxW="full">
          {text}
        </chakra.p>
      )}
      {children}
    </Stack>
  );
}

import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { FileMissing } from '../lib/lazy-component.ts';
import { common } from '../messages/common.ts';
import type { FailureProps } from './error-boundary.tsx';

const reload = () => window.location.reload();

/** What is shown in place of a page, or of the whole app, that failed to render. */
export function FailureScreen({ error, onRetry }: FailureProps) {
  const text = common.failure;
  const isFileMissing = error instanceof FileMissing;
  return (
    <Stack role="alert" gap="5" maxW="prose" mx="auto" px="4" py={{ base: '16', md: '24' }}>
      <chakra.h1 textStyle="title">{text.title}</chakra.h1>
      <chakra.p textStyle="lead" color="mute">
        {isFileMissing ? common.partFailed.description : text.text}
      </chakra.p>
      <HStack wrap="wrap" gap="3">
        <Button variant="solid" onClick={isFileMissing ? reload : onRetry}>
          {text.retry}
        </Button>
        <Button onClick={reload}>{text.reload}</Button>
      </HStack>
      <chakra.details borderTop="hairline" pt="4">
        <chakra.summary cursor="pointer" fontWeight="semibold" minH="touch" alignContent="center">
          {text.details}
        </chakra.summary>
        <chakra.p mb="2">{error.message}</chakra.p>
        <chakra.pre fontSize="xs" color="mute" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {error.stack}
        </chakra.pre>
      </chakra.details>
    </Stack>
  );
}

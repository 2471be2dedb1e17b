import { chakra, Flex, Stack } from '@chakra-ui/react';
import { photos as messages } from '../../messages/photos.ts';
import { Pill } from '../../ui/display/pill.tsx';
import type { SeenFood } from './photo-operations.ts';
import { foodName, percentOf } from './seen-food.ts';

/** What was seen in a photo, for reading. */
export function DetectedList({ seen }: { seen: readonly SeenFood[] }) {
  if (seen.length === 0) return null;
  return (
    <Stack gap="2">
      <chakra.h3 fontWeight="semibold" fontSize="sm">
        {messages.edit.detected}
      </chakra.h3>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {seen.map((food) => (
          <li key={foodName(food)}>
            <Pill tone="leaf">
              {foodName(food)}
              <chakra.span fontWeight="normal">{messages.seen.confidence(percentOf(food))}</chakra.span>
            </Pill>
          </li>
        ))}
      </Flex>
    </Stack>
  );
}

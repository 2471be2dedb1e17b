import { chakra, Stack } from '@chakra-ui/react';
import { admin } from '../../../messages/admin.ts';
import { number } from '../../../messages/plural.ts';
import { Card } from '../../../ui/display/card.tsx';

interface CountedListProps {
  title: string;
  counted: readonly { label: string; count: number }[];
}

/** What came most often, each with a bar as long as its share of the first. */
export function CountedList({ title, counted }: CountedListProps) {
  const most = counted[0]?.count ?? 1;
  return (
    <Card padded>
      <chakra.h2 textStyle="card">{title}</chakra.h2>
      {counted.length === 0 && (
        <chakra.p mt="4" color="mute">
          {admin.analytics.none}
        </chakra.p>
      )}
      <Stack as="ol" gap="2" mt="4" listStyleType="none">
        {counted.map(({ label, count }) => (
          <chakra.li
            key={label}
            pos="relative"
            display="flex"
            justifyContent="space-between"
            gap="4"
            px="3"
            py="1.5"
            fontSize="sm"
          >
            <chakra.span
              aria-hidden
              pos="absolute"
              insetY="0"
              insetStart="0"
              borderRadius="sm"
              bg="leaf.soft"
              style={{ width: `${(100 * count) / most}%` }}
            />
            <chakra.span pos="relative" overflowWrap="anywhere">
              {label}
            </chakra.span>
            <chakra.span pos="relative" fontVariantNumeric="tabular-nums">
              {number(count)}
            </chakra.span>
          </chakra.li>
        ))}
      </Stack>
    </Card>
  );
}

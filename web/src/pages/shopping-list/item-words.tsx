import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FOOD_EDGE } from '../../components/ingredient-input/food-art.tsx';
import type { ListItem } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';

const text = shoppingLists.item;

/** On a phone a line of notes stays a line. */
const MEASURES_ON_PHONE = 2;

/** What a line says: the food, how much of it, the same in other measures, and for how many recipes. */
export function ItemWords({ item, isPhone }: { item: ListItem; isPhone: boolean }) {
  const { name, amountText, conversions, recipes, isChecked, isWaiting, thumbnail } = item;
  const measures = conversions
    .slice(0, isPhone ? MEASURES_ON_PHONE : undefined)
    .map(({ amount, to }) => shoppingLists.measure(amount, to))
    .join(' · ');
  const usedIn = !isPhone && recipes.length > 0 && text.usedIn(recipes.length);
  const notes = [measures && text.equals(measures), usedIn, isWaiting && text.waiting].filter(Boolean);
  return (
    <Flex align="center" gap="3" minW="0" flex="1">
      <Picture src={thumbnail} />
      <Stack gap="0" minW="0" flex="1" color={isChecked ? 'mute' : 'ink'}>
        <Flex justify="space-between" gap="3" align="baseline" textDecoration={isChecked ? 'line-through' : 'none'}>
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {name}
          </chakra.span>
          <chakra.span flexShrink="0" maxW="60%" textAlign="end" fontVariantNumeric="tabular-nums">
            {amountText}
          </chakra.span>
        </Flex>
        {notes.length > 0 && (
          <chakra.span fontSize="xs" color="mute">
            {notes.join(' • ')}
          </chakra.span>
        )}
      </Stack>
    </Flex>
  );
}

function Picture({ src }: { src: string | null }) {
  if (src === null) return null;
  return (
    <chakra.img
      src={src}
      alt=""
      htmlWidth={32}
      htmlHeight={32}
      boxSize="8"
      flexShrink="0"
      filter={FOOD_EDGE}
      _print={{ display: 'none' }}
      loading="lazy"
      decoding="async"
    />
  );
}

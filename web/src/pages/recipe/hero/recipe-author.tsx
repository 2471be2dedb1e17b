import { chakra, HStack, Stack } from '@chakra-ui/react';
import { initialsOf } from '../../../components/viewer/initials.ts';
import { recipe as text } from '../../../messages/recipe.ts';

/** Who wrote the recipe, with their initials in a circle. */
export function RecipeAuthor({ name }: { name: string }) {
  return (
    <HStack gap="3">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="10"
        flexShrink="0"
        borderRadius="pill"
        bg="saffron.soft"
        fontWeight="semibold"
        fontSize="sm"
        _print={{ display: 'none' }}
      >
        {initialsOf(name)}
      </chakra.span>
      <Stack gap="0" minW="0">
        <chakra.span fontWeight="semibold" fontSize="sm" lineHeight="snug" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <chakra.span textStyle="caption" color="mute" _print={{ display: 'none' }}>
          {text.author}
        </chakra.span>
      </Stack>
    </HStack>
  );
}

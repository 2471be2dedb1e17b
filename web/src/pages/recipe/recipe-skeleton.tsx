import { Box, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { recipe as text } from '../../messages/recipe.ts';
import { Card } from '../../ui/display/card.tsx';
import { HeroGrid } from './hero/recipe-hero.tsx';
import { CookingGrid, RecipeFrame } from './recipe-frame.tsx';

/** Rows shown while the real ones are on their way: about as many as a usual recipe has. */
const ROWS = [1, 2, 3, 4, 5, 6];

/** The recipe page before its recipe: the same places, empty. `isJudged` keeps one for how it fits the cook's kitchen. */
export function RecipeSkeleton({ isJudged }: { isJudged: boolean }) {
  return (
    <RecipeFrame aria-busy>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <HeroSkeleton />
      {isJudged && (
        <Skeleton w="full" h={{ base: '17rem', md: '10rem' }} mt={{ base: '8', md: '10' }} borderRadius="xl" />
      )}
      <CookingGrid>
        <Box gridArea="ingredients">
          <CardSkeleton rowHeight="12" />
        </Box>
        <Box gridArea="instructions">
          <CardSkeleton rowHeight="20" />
        </Box>
      </CookingGrid>
    </RecipeFrame>
  );
}

function HeroSkeleton() {
  return (
    <HeroGrid>
      <Box gridArea="picture">
        <Skeleton w="full" aspectRatio="4 / 3" borderRadius="xl" />
      </Box>
      <Stack gridArea="intro" gap="4">
        <HStack gap="2">
          <Skeleton w="20" h="6" borderRadius="pill" />
          <Skeleton w="20" h="6" borderRadius="pill" />
        </HStack>
        <Skeleton w="80%" h="12" />
        <Skeleton w="full" h="14" />
        <Skeleton w="40" h="10" />
        <Skeleton w="70%" h="6" />
      </Stack>
      <Box gridArea="stats">
        <Skeleton w="full" h={{ base: '9.25rem', md: '5.5rem' }} borderRadius="xl" />
      </Box>
      <HStack gridArea="actions" gap="3">
        <Skeleton w="24" h="touch" borderRadius="pill" />
        <Skeleton w="32" h="touch" borderRadius="pill" />
        <Skeleton w="24" h="touch" borderRadius="pill" />
      </HStack>
    </HeroGrid>
  );
}

function CardSkeleton({ rowHeight }: { rowHeight: string }) {
  return (
    <Card padded>
      <Skeleton w="50%" h="9" mb="4" />
      <Stack gap="2">
        {ROWS.map((row) => (
          <Skeleton key={row} w="full" h={rowHeight} />
        ))}
      </Stack>
    </Card>
  );
}

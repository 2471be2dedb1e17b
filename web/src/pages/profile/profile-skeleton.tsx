import { Flex, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { TileSkeletons } from '../../components/recipe-tile/recipe-tile.tsx';
import { profile as text } from '../../messages/profile.ts';

const CARDS = [1, 2, 3];

/** The profile before its cook is known: the same places, empty. */
export function ProfileSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Flex align="center" gap="6">
        <Skeleton boxSize={{ base: '20', md: '24' }} borderRadius="pill" />
        <Stack gap="3" flex="1">
          <Skeleton h="10" w="60%" />
          <Skeleton h="6" w="40%" />
        </Stack>
      </Flex>
      <SimpleGrid columns={3} gap={{ base: '2.5', md: '6' }}>
        {CARDS.map((card) => (
          <Skeleton key={card} h={{ base: '32', md: '24' }} borderRadius="xl" />
        ))}
      </SimpleGrid>
      <TileSkeletons />
    </>
  );
}

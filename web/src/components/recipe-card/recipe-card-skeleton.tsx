import { Flex, Skeleton } from '@chakra-ui/react';
import { CardBody, CardSheet } from './card-sheet.tsx';

/** The place of a recipe card that is on its way, in the size of the card; `hasMatch` keeps one for how it fits. */
export function RecipeCardSkeleton({ hasMatch = false }: { hasMatch?: boolean }) {
  return (
    <CardSheet as="div" aria-hidden>
      <Skeleton aspectRatio={hasMatch ? '8 / 3' : '4 / 3'} borderRadius="0" />
      <CardBody isTight={hasMatch}>
        <Skeleton h="7" w="75%" />
        <Skeleton h={hasMatch ? '11' : '5'} w="60%" />
        <Flex gap="2">
          <Skeleton h="6" w="20" borderRadius="pill" />
          <Skeleton h="6" w="16" borderRadius="pill" />
        </Flex>
        {hasMatch && <Skeleton h="10" mt="3" />}
      </CardBody>
    </CardSheet>
  );
}

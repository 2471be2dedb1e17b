import { Flex, Stack } from '@chakra-ui/react';
import { NewCollectionButton } from '../../components/collection/new-collection-button.tsx';
import { OwnCollections, useOwnCollections } from '../../components/collection/own-collections.tsx';
import { collections as text } from '../../messages/collections.ts';

/** The cook's collections, with a button for a new one. */
export function CollectionsTab() {
  const list = useOwnCollections();
  return (
    <Stack gap="5">
      <Flex justify="flex-end">
        <NewCollectionButton>{text.new}</NewCollectionButton>
      </Flex>
      <OwnCollections list={list} />
    </Stack>
  );
}

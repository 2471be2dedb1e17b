import { NewCollectionButton } from '../../components/collection/new-collection-button.tsx';
import { OwnCollections, useOwnCollections } from '../../components/collection/own-collections.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { collections as text } from '../../messages/collections.ts';

/** The cook's collections, `/collections`. */
export function CollectionsPage() {
  const list = useOwnCollections();
  return (
    <PageFrame title={text.title} aside={<NewCollectionButton>{text.new}</NewCollectionButton>}>
      <OwnCollections list={list} />
    </PageFrame>
  );
}

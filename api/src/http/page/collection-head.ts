import type { RequestContext } from '../../context.ts';
import type { Collection } from '../../modules/collections/collection.entity.ts';
import { itemList } from './item-list.ts';
import { pictureOf, type PageHead } from './page-head.ts';

/** How many of its recipes the head of a collection names. */
const NAMED = 24;

/** The head of a collection's page: for the previews of those it is sent to. Only they know its address, so it is in no search engine. */
export async function collectionHead(
  collection: Collection,
  { collectionReader }: Pick<RequestContext, 'collectionReader'>,
  site: string,
): Promise<PageHead> {
  const [cover, { nodes, totalCount }] = await Promise.all([
    collectionReader.cover(collection),
    collectionReader.recipes(collection, { first: NAMED, after: null }),
  ]);
  const words = `A collection of ${totalCount} ${totalCount === 1 ? 'recipe' : 'recipes'} on Larder.`;
  return {
    title: `${collection.name} · Larder`,
    description: collection.description?.trim() || words,
    canonical: new URL(`/collections/${encodeURIComponent(collection.id)}`, site).href,
    isListed: false,
    kind: 'website',
    image: cover && pictureOf(cover, cover.title, site),
    data: itemList(collection.name, nodes, site),
  };
}

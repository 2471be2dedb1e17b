import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { ShoppingBasketIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shoppingListPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { ListCard_ShoppingListFragment } from '../../gql/graphql.ts';
import { shortDate } from '../../messages/date.ts';
import { shoppingLists as text } from '../../messages/shopping-lists.ts';
import { IconDisc } from '../../ui/display/icon-disc.tsx';
import { CardBody, CardLink, CardSheet } from '../recipe-card/card-sheet.tsx';

/** What a card shows of a shopping list. */
const LIST_CARD_SHOPPING_LIST = graphql(`
  fragment ListCard_shoppingList on ShoppingList {
    id
    name
    itemCount
    checkedCount
    recipeCount
    createdAt
  }
`);

/** A shopping list in a grid; the whole card leads to it. */
export function ListCard({ list }: { list: FragmentType<ListCard_ShoppingListFragment> }) {
  const { data, complete } = useFragment({ fragment: LIST_CARD_SHOPPING_LIST, from: list });
  if (!complete) return null;
  return (
    <CardSheet>
      <CardBody>
        <Flex align="start" gap="3">
          <IconDisc>
            <ShoppingBasketIcon />
          </IconDisc>
          <chakra.h2 textStyle="card" overflowWrap="anywhere" minW="0" pt="1.5">
            <CardLink asChild>
              <Link to={shoppingListPath(data.id)}>{data.name}</Link>
            </CardLink>
          </chakra.h2>
        </Flex>
        <chakra.p>
          {text.items(data.itemCount)} • {text.recipes(data.recipeCount)}
        </chakra.p>
        <Flex justify="space-between" gap="3" wrap="wrap" fontSize="sm" color="mute" mt="auto">
          <span>{text.created(shortDate(data.createdAt))}</span>
          {data.checkedCount > 0 && <span>{text.ticked(data.checkedCount, data.itemCount)}</span>}
        </Flex>
      </CardBody>
    </CardSheet>
  );
}

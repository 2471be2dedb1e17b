import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shoppingListsPath } from '../../app/paths.ts';
import { BackLink } from '../../components/back-link.tsx';
import type { ListItem, ListParts } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Card } from '../../ui/display/card.tsx';
import { ExportBar, ExportButtons } from './export-actions.tsx';
import { ListTools } from './list-tools.tsx';
import { RecipeBadges, FromRecipes } from './list-recipes.tsx';

const text = shoppingLists.page;

/** What stands around the items of a list. */
export interface FrameProps {
  list: ListParts;
  items: readonly ListItem[];
  children: ReactNode;
}

/** Below 768 px: the whole width, recipes as badges, ways out at the foot of the screen. */
export function PhoneFrame({ list, items, children }: FrameProps) {
  return (
    <Stack gap={{ base: '5', _print: '2' }}>
      <Flex align="center" gap="2">
        <BackArrow />
        <Stack gap="0" minW="0" flex="1">
          <ListName>{list.name}</ListName>
          <Progress items={items}>{shoppingLists.items(items.length)}</Progress>
        </Stack>
      </Flex>
      <RecipeBadges recipes={list.shoppedRecipes} />
      <ListTools list={list} />
      {children}
      <ExportBar list={list} items={items} />
    </Stack>
  );
}

/** From 768 px: a card, with the recipes and the ways out above the items. */
export function DesktopFrame({ list, items, children }: FrameProps) {
  return (
    <>
      <BackLink to={shoppingListsPath}>{text.back}</BackLink>
      <Card padded display="grid" gap={{ base: '6', _print: '2' }} _print={{ p: 0 }}>
        <Flex gap="4" justify="space-between" align="start" wrap="wrap">
          <Stack gap="1" minW="0">
            <ListName>{list.name}</ListName>
            <Progress items={items}>{text.summary(items.length, list.recipeCount)}</Progress>
          </Stack>
          <ExportButtons list={list} items={items} />
        </Flex>
        <FromRecipes list={list} />
        <ListTools list={list} />
        {children}
      </Card>
    </>
  );
}

/** There is no room for its words beside the name. */
function BackArrow() {
  return (
    <chakra.span
      _print={{ display: 'none' }}
      css={{
        '& > a': {
          display: 'inline-grid',
          placeItems: 'center',
          boxSize: 'touch',
          borderRadius: 'pill',
          fontSize: 'lg',
          _hover: { bg: 'leaf.soft', color: 'leaf' },
        },
      }}
    >
      <Link to={shoppingListsPath} aria-label={text.back} title={text.back}>
        <ArrowLeftIcon aria-hidden />
      </Link>
    </chakra.span>
  );
}

function Progress({ items, children }: { items: readonly ListItem[]; children: ReactNode }) {
  const done = items.filter(({ isChecked }) => isChecked).length;
  return (
    <chakra.p color="mute" fontSize="sm">
      {children}
      {done > 0 && ` • ${shoppingLists.ticked(done, items.length)}`}
    </chakra.p>
  );
}

const ListName = chakra('h1', { base: { textStyle: 'section', overflowWrap: 'anywhere' } });

import { Button, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { ListXIcon } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import { shoppingListsPath } from '../../app/paths.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useIsPhone } from '../../hooks/use-is-phone.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { ShoppingListView } from './shopping-list-view.tsx';
import { useShoppingList } from './use-shopping-list.ts';

const text = shoppingLists.page;

/** On paper: the whole width, and small enough for a page. */
const PAPER = { maxW: 'none', p: 0, gap: '2', fontSize: '10pt', lineHeight: 1.35, '& h1': { fontSize: '20pt' } };

/** A shopping list, `/shopping-lists/{id}`. A visitor is sent to sign in. */
export function ShoppingListPage() {
  const { id = '' } = useParams();
  const isPhone = useIsPhone();
  const { list, error } = useShoppingList(id, !isPhone);
  useDocumentTitle(list?.name ?? shoppingLists.title);
  return (
    <Stack
      gap="6"
      maxW={{ base: 'full', md: '56rem' }}
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '4', md: '10' }}
      pb="16"
      css={{ _print: PAPER }}
    >
      {list && <ShoppingListView key={list.id} list={list} isPhone={isPhone} />}
      {list === null && <NotFound />}
      {list === undefined &&
        (error && !needsSignIn(error) ? <Failed message={failureOf(error).message} /> : <Loading />)}
    </Stack>
  );
}

function NotFound() {
  return (
    <EmptyState icon={<ListXIcon />} level="h1" title={text.notFound.title} text={text.notFound.text}>
      <Button asChild variant="solid">
        <Link to={shoppingListsPath}>{text.back}</Link>
      </Button>
    </EmptyState>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <EmptyState
      role="alert"
      icon={<ListXIcon />}
      level="h1"
      title={text.failed.title}
      text={message === common.unreachable ? text.failed.text : message}
    >
      <Button variant="solid" onClick={() => window.location.reload()}>
        {text.retry}
      </Button>
    </EmptyState>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton h="10" w="60%" />
      <Skeleton h="6" w="40%" />
      {ROWS.map((row) => (
        <Skeleton key={row} h="14" />
      ))}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { chakra, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReviewCard } from './review-card.tsx';

const text = admin.review;

const PENDING_RECIPES = graphql(`
  query PendingRecipes($after: String) {
    adminRecipes(first: 100, after: $after, status: PENDING) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface ReviewDialogProps {
  /** The one recipe to look at; all that wait without it. */
  only?: string;
  onClose: () => void;
}

/** The queue of the recipes that wait, as it stood when it was opened: each word moves on to the next. */
export function ReviewDialog({ only, onClose }: ReviewDialogProps) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, loading, refetch } = useQuery(PENDING_RECIPES, {
    variables: { after },
    fetchPolicy: 'no-cache',
    skip: only !== undefined,
  });
  const [passed, setPassed] = useState(0);
  const queue = only === undefined ? (data?.adminRecipes.nodes.map(({ id }) => id) ?? []) : [only];
  const current = queue[passed];
  const page = data?.adminRecipes.pageInfo;
  const goOn = () => {
    const isEnd = passed + 1 === queue.length && page?.hasNextPage === true;
    if (isEnd) setAfter(page.endCursor);
    setPassed(isEnd ? 0 : passed + 1);
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      {loading && <Skeleton h="64" />}
      {error && !loading && <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />}
      <chakra.p role="status" color="mute">
        {!loading && !error && current === undefined && text.done.description}
      </chakra.p>
      {current !== undefined && <ReviewCard key={current} id={current} onDone={only === undefined ? goOn : onClose} />}
    </Dialog>
  );
}

import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../apollo/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { common } from '../../../messages/common.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { Comparison } from './comparison.tsx';
import { ReasonForm } from './reason-form.tsx';
import { useReviewRecipe } from './review-recipe.ts';

const text = admin.review;

const REVIEW_CARD = graphql(`
  query ReviewCard($id: ID!) {
    adminRecipe(id: $id) {
      version
      recipe {
        id
        title
        author
      }
      now {
        title
        description
        facts
        lines
        steps
        photo
      }
      approved {
        title
        description
        facts
        lines
        steps
        photo
      }
    }
  }
`);

interface ReviewCardProps {
  id: string;
  /** The word is given, or the recipe passed over. */
  onDone: () => void;
}

/** A recipe that waits, beside what was approved before, and the word about it: by button or by key. */
export function ReviewCard({ id, onDone }: ReviewCardProps) {
  const { data, error, refetch } = useQuery(REVIEW_CARD, { variables: { id }, fetchPolicy: 'network-only' });
  const [isRejecting, setRejecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const review = useReviewRecipe();
  const title = data?.adminRecipe.now.title ?? '';
  const seen = { id, version: data?.adminRecipe.version ?? '' };
  const lookAgain = (refusal: unknown) => {
    toastError(refusal);
    void refetch().catch(() => undefined);
  };
  const approve = () => {
    setBusy(true);
    const reviewed = review(seen, 'APPROVE').then(() => {
      showToast(admin.recipes.approved(title));
      onDone();
    }, lookAgain);
    void reviewed.finally(() => setBusy(false));
  };
  useReviewKeys(isBusy || isRejecting || !data, { a: approve, r: () => setRejecting(true), s: onDone });
  if (error) return <NotThere message={failureOf(error).message} onRetry={() => void refetch()} onDone={onDone} />;
  if (!data) return <Skeleton h="64" />;
  return (
    <Stack gap="5" whiteSpace="normal">
      <Comparison {...data.adminRecipe} />
      {isRejecting ? (
        <ReasonForm
          decision="REJECT"
          seen={seen}
          title={title}
          onCancel={() => setRejecting(false)}
          onDone={onDone}
          onRefused={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <>
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onDone()}>
              {text.skip}
            </Button>
            <Button
              variant="subtle"
              colorPalette="tomato"
              aria-disabled={isBusy}
              onClick={() => !isBusy && setRejecting(true)}
            >
              {text.reject}
            </Button>
            <Button variant="solid" aria-disabled={isBusy} onClick={() => !isBusy && approve()}>
              {text.approve}
            </Button>
          </Flex>
          <chakra.p fontSize="xs" color="mute" textAlign="end">
            {text.keys}
          </chakra.p>
        </>
      )}
    </Stack>
  );
}

/** Says why a recipe that waited cannot be looked at; the others that wait still can. */
function NotThere({ message, onRetry, onDone }: { message: string; onRetry: () => void; onDone: () => void }) {
  return (
    <Stack gap="5">
      <chakra.p role="alert">{message}</chakra.p>
      <Flex gap="3" justify="flex-end">
        <Button onClick={onRetry}>{common.tryAgain}</Button>
        <Button onClick={onDone}>{text.skip}</Button>
      </Flex>
    </Stack>
  );
}

/** Single keys act while nothing is typed into. A key that is held down acts once, not on every recipe that comes. */
function useReviewKeys(isOff: boolean, acts: Record<string, () => void>): void {
  useEffect(() => {
    if (isOff) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) acts[event.key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}

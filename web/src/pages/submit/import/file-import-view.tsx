import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleHelpIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../apollo/failure.ts';
import { importedRecipePath, ownRecipePath } from '../../../app/paths.ts';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { FileImport } from './file-import.ts';
import type { StoredRecipe } from './send-file.ts';

const text = importRecipe.files;

interface FileImportViewProps {
  current: FileImport;
  onUndo: () => Promise<void>;
  onCancel: () => Promise<void>;
  onClose: () => Promise<void>;
}

/** What was read of a file: how far it is, each recipe with the lines that need an eye, what was refused, and one undo for all. */
export function FileImportView({ current, onUndo, onCancel, onClose }: FileImportViewProps) {
  const { stored, restored, refused, isSending, isOver, error } = current;
  const collections = stored.flatMap((recipe) => recipe.collections ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const created = stored.filter(({ outcome }) => outcome === 'created').length;
  const told = (act: () => Promise<void>) => () =>
    void act().catch((cause: unknown) => setFailure(failureOf(cause).message));
  return (
    <Stack gap="6">
      <chakra.p role="status" textStyle="lead" overflowWrap="anywhere">
        {sayState(current)}
      </chakra.p>
      {(error ?? failure) && (
        <chakra.p role="alert" color="tomato.ink">
          {error ?? failure}
        </chakra.p>
      )}
      {!isOver && !isSending && (
        <Flex gap="3" align="center" wrap="wrap">
          <Button variant="ghost" onClick={told(onCancel)}>
            {text.cancel}
          </Button>
          <chakra.span color="mute">{text.mayLeave}</chakra.span>
        </Flex>
      )}
      {isOver && (
        <Flex gap="3" wrap="wrap">
          <Button variant="solid" onClick={told(onClose)}>
            {text.another}
          </Button>
          {created > 0 && (
            <Button variant="ghost" onClick={told(onUndo)}>
              {text.undo(created)}
            </Button>
          )}
        </Flex>
      )}
      {collections.length > 0 && <chakra.p overflowWrap="anywhere">{text.collected(collections)}</chakra.p>}
      {restored.length > 0 && (
        <chakra.p>{text.restored(restored.map(({ restored: what, count }) => `${count} ${what}`))}</chakra.p>
      )}
      {stored.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" aria-label={text.read}>
          {stored.map((recipe) => (
            <StoredRow key={recipe.id} recipe={recipe} />
          ))}
        </Stack>
      )}
      {refused.length > 0 && (
        <Card as="section" padded>
          <chakra.h2 textStyle="card">{text.refusedTitle}</chakra.h2>
          <Stack as="ul" gap="1" mt="2" listStyleType="none" aria-label={text.refusedTitle}>
            {refused.map(({ where, title, reason }) => (
              <chakra.li key={`${where} ${reason}`} overflowWrap="anywhere">
                {text.refused(title ?? where, reason)}
              </chakra.li>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function sayState({ name, stored, refused, isSending, isOver, isCancelled, hasFailed }: FileImport): string {
  if (isSending) return text.sending(name);
  if (!isOver) return text.going(name, stored.length + refused.length);
  if (isCancelled) return text.cancelled(name, stored.length);
  if (hasFailed) return text.failed(name, stored.length);
  return text.done(name, stored.length, refused.length);
}

function StoredRow({ recipe: { id, title, outcome, doubtfulLines } }: { recipe: StoredRecipe }) {
  return (
    <Flex as="li" gap="3" align="baseline" wrap="wrap">
      <chakra.span color="leaf" fontWeight="semibold" textDecoration="underline" overflowWrap="anywhere">
        <Link to={ownRecipePath(id)}>{title}</Link>
      </chakra.span>
      {doubtfulLines > 0 && (
        <DoubtLink to={importedRecipePath(id)} aria-label={text.lookAt(title, doubtfulLines)}>
          <CircleHelpIcon aria-hidden size="1em" />
          {text.doubtful(doubtfulLines)}
        </DoubtLink>
      )}
      {outcome === 'unchanged' && (
        <chakra.span fontSize="sm" color="mute">
          {text.known}
        </chakra.span>
      )}
    </Flex>
  );
}

const DoubtLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: 'touch',
    fontSize: 'sm',
    color: 'tomato.ink',
    textDecoration: 'underline',
  },
});

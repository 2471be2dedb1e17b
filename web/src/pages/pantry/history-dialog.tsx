import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { MoreButton } from '../../components/more-button.tsx';
import { useUndoChange } from '../../components/pantry/use-undo-change.ts';
import { pantry } from '../../messages/pantry.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHistory } from './use-history.ts';

const text = pantry.history;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The window with what was done to the pantry in the last 30 days, each act with its undo. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const undo = useUndoChange();
  const { changes, total, hasMore, isLoadingMore, loadMore } = useHistory();
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <Stack gap="4">
        <chakra.p color="mute">{changes?.length === 0 ? text.none : text.text}</chakra.p>
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {changes?.map((change) => {
            const what = text.what(change.act, change.names);
            return (
              <Flex as="li" key={change.id} align="center" justify="space-between" gap="3">
                <chakra.div minW="0">
                  <chakra.p overflowWrap="anywhere">{what}</chakra.p>
                  <chakra.p color="mute" fontSize="sm">
                    {when.format(new Date(change.at))}
                  </chakra.p>
                </chakra.div>
                {change.isUndone ? (
                  <chakra.span color="mute" fontSize="sm">
                    {text.undoneMark}
                  </chakra.span>
                ) : (
                  <Button size="sm" flexShrink="0" aria-label={text.undoOf(what)} onClick={() => void undo(change.id)}>
                    {pantry.undo}
                  </Button>
                )}
              </Flex>
            );
          })}
        </chakra.ul>
        {changes && hasMore && (
          <MoreButton isLoading={isLoadingMore} onClick={loadMore} shown={text.shown(changes.length, total)} />
        )}
      </Stack>
    </Dialog>
  );
}

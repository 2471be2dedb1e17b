import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { pantry } from '../../../messages/pantry.ts';
import type { Scan } from './use-scan.ts';

const text = pantry.scan;

interface ScanOutcomeProps {
  scan: Scan;
  /** Whether there is room for it beforehand: nothing moves under somebody who scans. */
  isSteady: boolean;
  /** Takes the focus of a button that goes when it is pressed. */
  onLeave: () => void;
}

/** What came of the last barcode: added, with its undo, or not sent, with another try. */
export function ScanOutcome({ scan: { step, added, take, skip, undo }, isSteady, onLeave }: ScanOutcomeProps) {
  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" gap="3" minH={isSteady ? 'touch' : undefined}>
        <chakra.p role="status" minW="0" overflowWrap="anywhere" fontWeight="semibold">
          {step.kind === 'sending'
            ? text.sending(step.code)
            : added && <span key={added.id}>{text.added(added.name)}</span>}
        </chakra.p>
        {added?.changeId !== undefined && step.kind !== 'sending' && (
          <Button flexShrink="0" aria-label={text.undoOf(added.name)} onClick={() => (onLeave(), void undo())}>
            {pantry.undo}
          </Button>
        )}
      </Flex>
      {step.kind === 'failed' && (
        <Stack gap="3">
          <chakra.p role="alert" color="tomato.ink">
            {step.message} {text.kept(step.code)}
          </chakra.p>
          <Flex gap="3" wrap="wrap">
            <Button variant="solid" onClick={() => (onLeave(), void take(step.code))}>
              {text.again}
            </Button>
            <Button onClick={() => (onLeave(), skip())}>{text.ask.skip}</Button>
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}

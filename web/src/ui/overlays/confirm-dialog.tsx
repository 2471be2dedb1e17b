import { Button, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { common } from '../../messages/common.ts';
import { Dialog } from './dialog.tsx';

/** A question before something that cannot be undone. */
export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What saying yes does, as a verb. */
  confirmText: string;
  isBusy?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** See {@link ConfirmDialogProps}. */
export function ConfirmDialog({
  title,
  text,
  confirmText,
  isBusy = false,
  isOpen,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <chakra.p color="mute" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {children}
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button variant="subtle" colorPalette="tomato" aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
          {confirmText}
        </Button>
      </Flex>
    </Dialog>
  );
}

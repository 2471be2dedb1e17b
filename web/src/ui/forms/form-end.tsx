import { Button, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { common } from '../../messages/common.ts';

/** The end of a form: what went wrong with it as a whole, the way out, and the button that sends it. */
export interface FormEndProps {
  /** What the button says. */
  submit: string;
  /** What it says while the form is on its way; the same when left out. */
  busy?: string;
  isBusy?: boolean;
  /** What cannot be undone looks like it. */
  isDangerous?: boolean;
  /** What went wrong with none of the fields. */
  error?: string | null;
  /** Without it there is no way out but leaving. */
  onCancel?: () => void;
  /** Another way on, before the button that sends it. */
  children?: ReactNode;
}

/** See {@link FormEndProps}. */
export function FormEnd(props: FormEndProps) {
  const { submit, busy = submit, isBusy = false, isDangerous = false, error, onCancel, children } = props;
  return (
    <>
      {error && (
        <chakra.p role="alert" color="tomato.ink">
          {error}
        </chakra.p>
      )}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        {children}
        {onCancel && <Button onClick={onCancel}>{common.cancel}</Button>}
        <Button
          type="submit"
          variant={isDangerous ? 'subtle' : 'solid'}
          colorPalette={isDangerous ? 'tomato' : 'leaf'}
          aria-disabled={isBusy}
        >
          {isBusy ? busy : submit}
        </Button>
      </Flex>
    </>
  );
}

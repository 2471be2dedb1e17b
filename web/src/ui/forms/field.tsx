import { chakra, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** What the control of a {@link Field} is given, so that its words belong to it for everyone. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A question with its control; what is wrong with the answer stands right below. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** See {@link FieldProps}. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <Stack gap="1.5" minW="0" w="full">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm">
        {label}
      </chakra.label>
      {children({ id, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <chakra.p id={noteId} role={error ? 'alert' : undefined} fontSize="sm" color={error ? 'tomato.ink' : 'mute'}>
          {note}
        </chakra.p>
      )}
    </Stack>
  );
}

/** The looks of everything that is typed into. */
export const typedInto = {
  w: 'full',
  minH: '12',
  px: '4',
  bg: 'card',
  color: 'ink',
  border: '1px solid {colors.edge}',
  borderRadius: 'md',
  fontSize: 'md',
  _hover: { borderColor: 'leaf' },
  _disabled: { opacity: 0.6 },
  '&[aria-invalid="true"]': { borderColor: 'tomato.ink', boxShadow: '0 0 0 1px {colors.tomato.ink}' },
};

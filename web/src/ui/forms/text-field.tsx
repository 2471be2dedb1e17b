import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Field, typedInto, type FieldProps } from './field.tsx';

const Input = chakra('input', { base: typedInto });
const Area = chakra('textarea', {
  base: { ...typedInto, py: '3', resize: 'vertical', fieldSizing: 'content', minH: '24', maxH: '20rem' },
});

/** One line of text, with its label and what is wrong with it. */
export interface TextFieldProps
  extends Omit<HTMLChakraProps<'input'>, 'value' | 'onChange' | 'children' | 'id'>, Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

/** See {@link TextFieldProps}. */
export function TextField({ label, hint, error, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...rest} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </Field>
  );
}

/** Several lines of text, with their label and what is wrong with them. */
export interface TextAreaProps
  extends Omit<HTMLChakraProps<'textarea'>, 'value' | 'onChange' | 'children' | 'id'>, Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

/** See {@link TextAreaProps}. It grows with what is written where the browser can. */
export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Area {...rest} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </Field>
  );
}

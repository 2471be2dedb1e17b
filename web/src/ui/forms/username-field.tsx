import { TextField, type TextFieldProps } from './text-field.tsx';

/** The name that a cook signs in with: filled in by password managers, and left as it is typed. */
export function UsernameField(props: TextFieldProps) {
  return (
    <TextField
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { password as text } from '../../messages/password.ts';
import { Field, typedInto, type FieldProps } from './field.tsx';
import { IconButton } from '../controls/icon-button.tsx';

const Input = chakra('input', { base: { ...typedInto, pe: '14' } });

/** A password, hidden until its owner wants to see it. */
export interface PasswordFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  /** Which password it is, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
}

/** See {@link PasswordFieldProps}. Pasting and password managers work. */
export function PasswordField({ label, hint, error, onChange, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Box pos="relative">
          <Input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <IconButton
            label={isShown ? text.hide : text.show}
            pos="absolute"
            top="0.5"
            insetEnd="1"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </Box>
      )}
    </Field>
  );
}

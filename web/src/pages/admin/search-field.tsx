import { Flex } from '@chakra-ui/react';
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx';

/** The box above a table that it is searched by. */
export function SearchField(props: Pick<TextFieldProps, 'label' | 'value' | 'onChange'>) {
  return (
    <Flex flex="1 1 16rem" maxW="24rem">
      <TextField type="search" autoComplete="off" {...props} />
    </Flex>
  );
}

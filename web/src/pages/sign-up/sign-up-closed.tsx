import { chakra, Stack } from '@chakra-ui/react';
import { paths } from '../../app/paths.ts';
import { OtherEntry } from '../../components/sign-in/other-entry.tsx';
import { signIn } from '../../messages/sign-in.ts';

const text = signIn.signUp;

/** Stands in for the form where no one may make an account. */
export function SignUpClosed() {
  return (
    <Stack gap="6" w="full" maxW="30rem" mx="auto" px="4" pt={{ base: '8', md: '16' }} pb="16" textAlign="center">
      <chakra.h1 textStyle="title">{text.closed.title}</chakra.h1>
      <chakra.p textWrap="balance">{text.closed.lead}</chakra.p>
      <chakra.p textWrap="balance">
        <OtherEntry question={text.other} link={text.otherLink} page={paths.login} />
      </chakra.p>
    </Stack>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import { settings } from '../../messages/settings.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = settings.profile;

const SEND_EMAIL_CONFIRMATION = graphql(`
  mutation SendEmailConfirmation {
    sendEmailConfirmation {
      message
    }
  }
`);

/** Whether the cook's address is confirmed, and how to get the link once more. */
export function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  const [send, { loading }] = useMutation(SEND_EMAIL_CONFIRMATION);
  const handleSend = () =>
    send().then(({ data }) => showToast(text.sent(data?.sendEmailConfirmation.message ?? '')), toastError);
  if (isConfirmed)
    return (
      <chakra.p fontSize="sm" color="mute" mb="6">
        {text.confirmed}
      </chakra.p>
    );
  return (
    <Flex direction="column" align="start" gap="3" mb="6">
      <chakra.p fontSize="sm">{text.notConfirmed}</chakra.p>
      <Button size="sm" disabled={loading} onClick={() => void handleSend()}>
        {text.sendAgain}
      </Button>
    </Flex>
  );
}

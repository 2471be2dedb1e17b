import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { invitationPath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { Part } from './part.tsx';

const text = admin.site;

const CREATE_INVITATION = graphql(`
  mutation CreateInvitation {
    createInvitation {
      code
      expiresAt
    }
  }
`);

/** Makes invitations, each for one person. */
export function InvitationPart() {
  const [invite, { data, loading }] = useMutation(CREATE_INVITATION);
  const made = data?.createInvitation;
  return (
    <Part title={text.modes.INVITATION}>
      <Button aria-disabled={loading} onClick={() => loading || void invite().catch(toastError)}>
        {text.invite}
      </Button>
      {made && (
        <chakra.div role="status" w="full">
          <chakra.code display="block" p="3" bg="paper" borderRadius="md" overflowWrap="anywhere">
            {linkOf(made.code)}
          </chakra.code>
          <chakra.p mt="1" fontSize="sm" color="mute">
            {text.invitation(shortDate(made.expiresAt))}
          </chakra.p>
          <Button size="sm" mt="2" onClick={() => void copy(linkOf(made.code))}>
            {text.copyInvitation}
          </Button>
        </chakra.div>
      )}
    </Part>
  );
}

const linkOf = (code: string): string => `${location.origin}${invitationPath(code)}`;

function copy(link: string): Promise<void> {
  return navigator.clipboard.writeText(link).then(
    () => showToast(text.copied),
    () => showToast(text.copyFailed),
  );
}

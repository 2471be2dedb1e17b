import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { CreateInvitationMutation, CreateInvitationMutationVariables } from '../../../gql/operations.ts'
import { admin } from '../../../messages/admin.ts'
import { shortDate } from '../../../messages/date.ts'
import { Button } from '../../../ui/button.tsx'
import { sayFailed } from '../say-failed.ts'
import { Part } from './part.tsx'

const text = admin.site

const CREATE_INVITATION: TypedDocumentNode<CreateInvitationMutation, CreateInvitationMutationVariables> = gql`
  mutation CreateInvitation {
    createInvitation {
      code
      expiresAt
    }
  }
`

/** Makes invitations, each for one person. */
export function InvitationPart() {
  const [invite, { data }] = useMutation(CREATE_INVITATION)
  const made = data?.createInvitation
  return (
    <Part title={text.modes.INVITATION}>
      <Button onClick={() => void invite().catch(sayFailed)}>{text.invite}</Button>
      {made && (
        <chakra.div role="status" w="full">
          <chakra.code display="block" p="3" bg="paper" borderRadius="md" overflowWrap="anywhere">
            {made.code}
          </chakra.code>
          <chakra.p mt="1" fontSize="sm" color="mute">
            {text.invitation(shortDate(made.expiresAt))}
          </chakra.p>
        </chakra.div>
      )}
    </Part>
  )
}

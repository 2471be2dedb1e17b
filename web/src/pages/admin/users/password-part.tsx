import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { sayFailed } from '../../../apollo/say-failed.ts'
import type { ResetPasswordMutation, ResetPasswordMutationVariables, UserRow_UserFragment } from '../../../gql/operations.ts'
import { admin } from '../../../messages/admin.ts'
import { Button } from '../../../ui/button.tsx'

const text = admin.editUser.password

const RESET_PASSWORD: TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      password
    }
  }
`

/** Gives a cook who forgot their password a new one, after asking; it is shown this once and kept nowhere. */
export function PasswordPart({ user }: { user: Pick<UserRow_UserFragment, 'id' | 'username'> }) {
  const [isAsking, setAsking] = useState(false)
  const [reset, { data, loading }] = useMutation(RESET_PASSWORD, { fetchPolicy: 'no-cache' })
  const handleReset = () => {
    if (!loading) void reset({ variables: { input: { id: user.id } } }).then(() => setAsking(false), sayFailed)
  }
  return (
    <Stack gap="3" align="start" mt="6" pt="5" borderTop="hairline" whiteSpace="normal">
      {!isAsking && <Button onClick={() => setAsking(true)}>{text.ask}</Button>}
      {isAsking && (
        <>
          <chakra.p color="mute">{text.consequence}</chakra.p>
          <Button variant="danger" aria-disabled={loading} onClick={handleReset}>
            {loading ? text.busy : text.confirm}
          </Button>
        </>
      )}
      <chakra.div role="status" w="full">
        {data && !isAsking && (
          <>
            <chakra.p>{text.told(user.username)}</chakra.p>
            <chakra.code display="block" mt="2" p="3" bg="paper" borderRadius="md" overflowWrap="anywhere" userSelect="all">
              {data.resetPassword.password}
            </chakra.code>
          </>
        )}
      </chakra.div>
    </Stack>
  )
}

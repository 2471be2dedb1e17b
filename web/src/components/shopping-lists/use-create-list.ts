import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import type { CreateListMutation, CreateListMutationVariables } from '../../gql/operations.ts'
import { LIST_CARD_SHOPPING_LIST } from './list-card.tsx'
import { OWN_LISTS } from './own-lists.ts'

const CREATE_LIST: TypedDocumentNode<CreateListMutation, CreateListMutationVariables> = gql`
  mutation CreateList($input: CreateShoppingListInput!) {
    createShoppingList(input: $input) {
      shoppingList {
        id
        ...ListCard_shoppingList
      }
    }
  }
  ${LIST_CARD_SHOPPING_LIST}
`

type NewList = Pick<CreateListMutationVariables['input'], 'name' | 'recipes'>

/**
 * Makes a list, which joins the cook's others; resolves to its id. The same again, because no answer came, makes no second one.
 * Throws what the server says against it.
 */
export function useCreateList(): (list: NewList) => Promise<string> {
  const [create] = useMutation(CREATE_LIST, { refetchQueries: [{ query: OWN_LISTS }], awaitRefetchQueries: true })
  const attempt = useRef({ of: '', key: '' })
  return async (list) => {
    const of = JSON.stringify(list)
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() }
    const { data } = await create({ variables: { input: { ...list, idempotencyKey: attempt.current.key } } })
    if (!data) throw new Error('The server answered without a list.')
    attempt.current = { of: '', key: '' }
    return data.createShoppingList.shoppingList.id
  }
}

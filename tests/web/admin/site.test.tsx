import { screen, within } from '@testing-library/react'
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx'
import '../../../web/src/pages/admin/site/site-dialog.tsx'
import { ada } from '../../../web/src/mocks/fixtures/cook.ts'
import { cookRoot } from '../../../web/src/mocks/root.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { renderApp } from '../support/render-app.tsx'

useMockApi()

test('an admin who presses three times makes one invitation and one backup', async () => {
  const made: string[] = []
  const slow = Promise.withResolvers<null>()
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminSettings: () => ({ ...cookRoot.adminSettings(), signUp: 'INVITATION' }),
    createInvitation: async () => (made.push('invitation'), await slow.promise, cookRoot.createInvitation()),
    startBackup: async () => (made.push('backup'), await slow.promise, cookRoot.startBackup()),
  })
  const { user } = renderApp('/admin')
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.tripleClick(await dialog.findByRole('button', { name: 'Make an invitation' }))
  await user.tripleClick(dialog.getByRole('button', { name: 'Back up now' }))
  slow.resolve(null)
  expect(await dialog.findByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(await screen.findByText('Backup started')).toBeVisible()
  expect(made).toEqual(['invitation', 'backup'])
})

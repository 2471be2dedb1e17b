import { lazy } from 'react'
import { useViewer } from '../apollo/viewer.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'

const AdminPage = lazy(async () => ({ default: (await import('../pages/admin/admin-page.tsx')).AdminPage }))

/** The dashboard for admins; for everyone else there is nothing at its address, and none of its code is fetched. */
export function AdminGate() {
  const viewer = useViewer()
  if (viewer === undefined) return null
  return viewer?.role === 'ADMIN' ? <AdminPage /> : <NotFoundPage />
}

import { NotFound } from '../../components/not-found.tsx';

/** Every address that leads nowhere. */
export function NotFoundPage() {
  return <NotFound />;
}

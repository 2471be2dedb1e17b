import { SearchXIcon } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../../ui/display/empty-state.tsx';

/** A message in the place of results: what is the case, and what to do next. */
export function StatePanel({ icon, ...rest }: Omit<EmptyStateProps, 'icon'> & Partial<Pick<EmptyStateProps, 'icon'>>) {
  return <EmptyState icon={icon ?? <SearchXIcon />} {...rest} />;
}

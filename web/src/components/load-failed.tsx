import { Button } from '@chakra-ui/react';
import { CloudOffIcon } from 'lucide-react';
import { common } from '../messages/common.ts';
import { EmptyState, type EmptyStateProps } from '../ui/display/empty-state.tsx';
import { useComeBack } from './use-come-back.ts';

interface LoadFailedProps extends Pick<EmptyStateProps, 'title' | 'text' | 'level'> {
  onRetry: () => void;
}

/** Stands in for what could not be loaded, with a button that tries again; it does so by itself when the server is back. */
export function LoadFailed({ title, text = common.unreachable, level = 'h2', onRetry }: LoadFailedProps) {
  useComeBack(onRetry);
  return (
    <EmptyState role="alert" icon={<CloudOffIcon />} title={title} text={text} level={level}>
      <Button variant="solid" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </EmptyState>
  );
}

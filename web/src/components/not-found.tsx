import { Button, HStack } from '@chakra-ui/react';
import { UtensilsCrossedIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { notFound as text } from '../messages/not-found.ts';
import { EmptyState } from '../ui/display/empty-state.tsx';

/** What an address that leads nowhere shows. */
export function NotFound() {
  useDocumentTitle(text.title);
  return (
    <EmptyState level="h1" icon={<UtensilsCrossedIcon />} title={text.title} text={text.hint}>
      <HStack wrap="wrap" gap="3" justify="center">
        <Button variant="solid" asChild>
          <Link to={paths.search}>{text.search}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.home}>{text.home}</Link>
        </Button>
      </HStack>
    </EmptyState>
  );
}

import { Button } from '@chakra-ui/react';
import { SearchXIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { recipe as text } from '../../messages/recipe.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';

/** Shown for an address that no recipe has. */
export function RecipeNotFound() {
  return (
    <EmptyState level="h1" icon={<SearchXIcon />} title={text.notFound.title} text={text.notFound.text}>
      <Button variant="solid" asChild>
        <Link to={paths.search}>{text.notFound.search}</Link>
      </Button>
    </EmptyState>
  );
}

/** Shown when the recipe could not be fetched. */
export function RecipeFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed level="h1" title={text.failed.title} onRetry={onRetry} />;
}

import { Button } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { cookPath } from '../../../app/paths.ts';
import { cook as text } from '../../../messages/cook.ts';

/** Opens cook mode, with the servings and the search that the recipe was opened with. */
export function CookLink({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  return (
    <Button variant="solid" asChild _print={{ display: 'none' }}>
      <Link to={cookPath(slug, params.toString())}>
        <CookingPotIcon aria-hidden />
        {text.open}
      </Link>
    </Button>
  );
}

import { Button } from '@chakra-ui/react';
import { ChefHatIcon, PartyPopperIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cook as text } from '../../../messages/cook.ts';
import { rating } from '../../../messages/rating.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';

interface CookEndProps {
  /** Address of the recipe. */
  closeTo: string;
  onCooked: () => void;
  onStartOver: () => void;
}

/** What stands after the last step. */
export function CookEnd({ closeTo, onCooked, onStartOver }: CookEndProps) {
  return (
    <EmptyState level="h2" icon={<PartyPopperIcon />} title={text.end.title} text={text.end.text}>
      <Button variant="solid" asChild>
        <Link to={closeTo}>{text.close}</Link>
      </Button>
      <Button onClick={onCooked}>
        <ChefHatIcon aria-hidden />
        {rating.cooked}
      </Button>
      <Button onClick={onStartOver}>{text.end.again}</Button>
    </EmptyState>
  );
}

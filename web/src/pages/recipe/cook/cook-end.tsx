import { Button } from '@chakra-ui/react';
import { PartyPopperIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cook as text } from '../../../messages/cook.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';

/** What stands after the last step. */
export function CookEnd({ closeTo, onStartOver }: { closeTo: string; onStartOver: () => void }) {
  return (
    <EmptyState level="h2" icon={<PartyPopperIcon />} title={text.end.title} text={text.end.text}>
      <Button variant="solid" asChild>
        <Link to={closeTo}>{text.close}</Link>
      </Button>
      <Button onClick={onStartOver}>{text.end.again}</Button>
    </EmptyState>
  );
}

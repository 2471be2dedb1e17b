import { Button } from '@chakra-ui/react';
import { AlarmClockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dinnerPath } from '../../../app/paths.ts';
import { dinner as text } from '../../../messages/dinner.ts';

/** Leads from a recipe to a dinner of it and others. */
export function DinnerLink({ slug }: { slug: string }) {
  return (
    <Button asChild _print={{ display: 'none' }}>
      <Link to={dinnerPath([slug])}>
        <AlarmClockIcon aria-hidden />
        {text.withAnother}
      </Link>
    </Button>
  );
}

import { Button, type ButtonProps } from '@chakra-ui/react';
import { AlarmClockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dinnerPath } from '../app/paths.ts';
import { dinnerLink as text } from '../messages/dinner-link.ts';

/** As many dishes as a dinner takes: of more recipes the first ones. */
const MOST = 4;

/** Leads to a dinner of some recipes. */
export interface DinnerLinkProps extends Pick<ButtonProps, 'size' | 'mt'> {
  /** One at least. */
  slugs: readonly string[];
}

/** See {@link DinnerLinkProps}. From one recipe it leads to choosing others. */
export function DinnerLink({ slugs, ...looks }: DinnerLinkProps) {
  return (
    <Button {...looks} asChild _print={{ display: 'none' }}>
      <Link to={dinnerPath(slugs.slice(0, MOST))}>
        <AlarmClockIcon aria-hidden />
        {slugs.length === 1 ? text.withAnother : text.together}
      </Link>
    </Button>
  );
}

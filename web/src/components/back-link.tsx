import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way back from a page to the one above it, over its title; its words begin at the edge of the page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" alignSelf="start" ms="-4" asChild _print={{ display: 'none' }}>
      <Link to={to}>
        <ArrowLeftIcon aria-hidden />
        {children}
      </Link>
    </Button>
  );
}

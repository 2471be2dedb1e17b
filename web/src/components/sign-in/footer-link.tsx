import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A question below a form, with the way to where it is answered. */
export function FooterLink({ question, link, to }: { question: string; link: string; to: string }) {
  return (
    <>
      {question}{' '}
      <chakra.span asChild color="leaf" fontWeight="semibold" textDecoration="underline">
        <Link to={to}>{link}</Link>
      </chakra.span>
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';

interface FooterLinkProps extends Pick<LinkProps, 'to' | 'replace'> {
  question: string;
  link: string;
}

/** A question below a form, with the way to where it is answered. */
export function FooterLink({ question, link, ...way }: FooterLinkProps) {
  return (
    <>
      {question}{' '}
      <chakra.span asChild color="leaf" fontWeight="semibold" textDecoration="underline">
        <Link {...way}>{link}</Link>
      </chakra.span>
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { entryPath, type paths } from '../../app/paths.ts';
import { FooterLink } from './footer-link.tsx';
import { nextAddress } from './next-address.ts';

interface OtherEntryProps {
  question: string;
  link: string;
  page: typeof paths.login | typeof paths.signUp;
}

/** From signing in to signing up and back; where it leads afterwards stays the same. */
export function OtherEntry({ question, link, page }: OtherEntryProps) {
  const [params] = useSearchParams();
  return <FooterLink question={question} link={link} to={entryPath(page, nextAddress(params.get('next')))} replace />;
}

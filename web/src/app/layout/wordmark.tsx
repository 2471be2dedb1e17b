import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { common } from '../../messages/common.ts';
import { LARGE_TEXT } from '../../ui/large-text.ts';
import { paths } from '../paths.ts';
import { Logo } from './logo.tsx';

/** Logo and name, leading home. Large text leaves no room for the name beside the cook's menu. */
export function Wordmark() {
  return (
    <chakra.span
      display="inline-flex"
      asChild
      alignItems="center"
      gap="2.5"
      minH="touch"
      fontFamily="heading"
      fontWeight="semibold"
      fontSize="xl"
      color="ink"
      flexShrink="0"
    >
      <Link to={paths.home}>
        <Logo />
        <chakra.span css={{ [LARGE_TEXT]: { srOnly: true } }}>{common.brand}</chakra.span>
      </Link>
    </chakra.span>
  );
}

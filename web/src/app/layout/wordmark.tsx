import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { common } from '../../messages/common.ts';
import { paths } from '../paths.ts';
import { Logo } from './logo.tsx';

/** Logo and name, leading home. */
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
        {common.brand}
      </Link>
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import { Pill } from '../ui/display/pill.tsx';

/** A tag of a recipe: kept in small letters, shown with a capital. */
export const Tag = chakra(Pill, { base: { display: 'inline-block', _firstLetter: { textTransform: 'uppercase' } } });

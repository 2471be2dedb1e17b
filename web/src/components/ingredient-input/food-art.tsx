import { chakra } from '@chakra-ui/react';
import { LeafIcon } from 'lucide-react';

/** The small picture of a food, 28 px; a leaf holds its place where there is none. Decorative: the name stands beside it. */
export function FoodArt({ src }: { src: string | null | undefined }) {
  if (src) return <chakra.img src={src} alt="" htmlWidth={28} htmlHeight={28} boxSize="7" flexShrink="0" />;
  return (
    <chakra.span display="grid" placeItems="center" boxSize="7" flexShrink="0" color="leaf" opacity={0.6}>
      <LeafIcon aria-hidden />
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import { LeafIcon } from 'lucide-react';

/** The picture of a food whose colour is white, such as garlic, is seen on white by its edge. */
export const FOOD_EDGE = { base: 'drop-shadow(0 0 1px {colors.edge})', _dark: 'none' };

/** The small picture of a food, 28 px; a leaf holds its place where there is none. Decorative: the name stands beside it. */
export function FoodArt({ src }: { src: string | null | undefined }) {
  if (src) return <Picture src={src} alt="" htmlWidth={28} htmlHeight={28} />;
  return (
    <chakra.span display="grid" placeItems="center" boxSize="7" flexShrink="0" color="leaf" opacity={0.6}>
      <LeafIcon aria-hidden />
    </chakra.span>
  );
}

const Picture = chakra('img', { base: { boxSize: '7', flexShrink: 0, filter: FOOD_EDGE } });

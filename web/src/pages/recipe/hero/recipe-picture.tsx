import { chakra } from '@chakra-ui/react';
import { coverGround } from '../../../components/recipe-card/cover-ground.ts';
import type { CoverProps } from '../../../components/recipe-card/cover.tsx';

/** A recipe's picture: one address for browsers that know no better, and the same in three widths. */
interface RecipePictureProps {
  image: string;
  /** What it shows. */
  imageAlt: string;
  /** 1200, 800 and 480 pixels wide, all four by three. */
  imageSet: CoverProps['imageSet'];
}

/** How wide the picture is on the page: all of a phone, half of a larger screen up to the page's full width. */
const SIZES = '(min-width: 1280px) 620px, (min-width: 768px) 50vw, calc(100vw - 2rem)';

/** The large picture of the recipe page. Its place is kept while it loads, so that nothing moves. */
export function RecipePicture({ image, imageAlt, imageSet }: RecipePictureProps) {
  return (
    <chakra.img
      src={image}
      srcSet={`${imageSet.mobile} 480w, ${imageSet.tablet} 800w, ${imageSet.desktop} 1200w`}
      sizes={SIZES}
      alt={imageAlt}
      width={1200}
      height={900}
      fetchPriority="high"
      w="full"
      h="auto"
      aspectRatio="4 / 3"
      objectFit="cover"
      bg={coverGround(imageSet.color)}
      borderRadius="xl"
      boxShadow="soft"
    />
  );
}

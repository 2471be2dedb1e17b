import { chakra } from '@chakra-ui/react';
import { coverGround } from './cover-ground.ts';

/** The picture of a recipe in three widths: 1200, 800 and 480 pixels. */
export interface CoverProps {
  imageSet: { desktop: string; tablet: string; mobile: string; color: string | null };
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is fetched before all else; others when they come near. */
  isFirst?: boolean;
  /** More than twice as wide as high, so that more fits on a screen. */
  isWide?: boolean;
}

/** See {@link CoverProps}. Decorative: the title stands below. Its place is kept before it is there. */
export function Cover({ imageSet, sizes, isFirst = false, isWide = false }: CoverProps) {
  return (
    <chakra.img
      src={imageSet.tablet}
      srcSet={`${imageSet.mobile} 480w, ${imageSet.tablet} 800w, ${imageSet.desktop} 1200w`}
      sizes={sizes}
      alt=""
      htmlWidth={1200}
      htmlHeight={900}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      w="full"
      h="auto"
      aspectRatio={isWide ? '8 / 3' : '4 / 3'}
      objectFit="cover"
      bg={coverGround(imageSet.color)}
    />
  );
}

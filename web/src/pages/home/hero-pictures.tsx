import { Box, chakra } from '@chakra-ui/react';

/** Three covers of the starter catalogue, laid over each other: place and size in percent of the stage, front last. */
const PICTURES = [
  { slug: 'green-shakshuka-with-feta', css: { top: '6%', insetStart: '0', w: '64%' } },
  { slug: 'baja-fish-tacos', css: { top: '0', insetEnd: '0', w: '44%' } },
  { slug: 'beef-pho', css: { bottom: '0', insetEnd: '5%', w: '54%' } },
];

/** What there is to gain: a few dishes, until there is one for the foods of the cook. Decorative. */
export function HeroPictures() {
  return (
    <Box
      pos="relative"
      gridArea={{ base: 'pictures', lg: 'dish' }}
      alignSelf="center"
      aspectRatio="1.18"
      maxW={{ base: '32rem', lg: 'none' }}
      w="full"
      mx="auto"
      mt={{ base: '4', lg: '0' }}
      transition="opacity 150ms"
      className="hero-pictures"
      aria-hidden
    >
      {PICTURES.map(({ slug, css }) => (
        <chakra.img
          key={slug}
          css={css}
          src={`/images/covers/${slug}-800.webp`}
          srcSet={`/images/covers/${slug}-480.webp 480w, /images/covers/${slug}-800.webp 800w`}
          sizes="(min-width: 1024px) 20rem, 60vw"
          alt=""
          htmlWidth={800}
          htmlHeight={600}
          pos="absolute"
          h="auto"
          aspectRatio="4 / 3"
          objectFit="cover"
          borderRadius="xl"
          border="hairline"
          boxShadow="lifted"
          bg="leaf.soft"
        />
      ))}
    </Box>
  );
}

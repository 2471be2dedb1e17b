import { chakra, SimpleGrid, Skeleton, type SimpleGridProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CardLink, CardSheet } from '../../components/recipe-card/card-sheet.tsx';
import { Cover, type CoverProps } from '../../components/recipe-card/cover.tsx';
import { browse as text } from '../../messages/browse.ts';

/** A group of recipes with a picture of one of them. */
export interface GroupCardProps extends Pick<CoverProps, 'sizes' | 'isFirst'> {
  name: string;
  /** What they have in common, where the name does not say it; the words stand beside the picture then. */
  hint?: string;
  to: string;
  group: { count: number; example: { imageSet: CoverProps['imageSet'] } };
}

/** See {@link GroupCardProps}. The whole card leads to the list of the group. */
export function GroupCard({ name, hint, to, group, sizes, isFirst }: GroupCardProps) {
  return (
    <CardSheet as="div" flexDirection={hint ? 'row' : 'column'}>
      <Picture isBeside={hint !== undefined}>
        <Cover imageSet={group.example.imageSet} sizes={sizes} isFirst={isFirst} />
      </Picture>
      <Words>
        <chakra.span textStyle="card" fontSize="lg">
          <CardLink asChild>
            <Link to={to}>{name}</Link>
          </CardLink>
        </chakra.span>
        {hint && <chakra.span fontSize={{ base: 'sm', md: 'md' }}>{hint}</chakra.span>}
        <chakra.span color="mute" fontSize="sm">
          {text.count(group.count)}
        </chakra.span>
      </Words>
    </CardSheet>
  );
}

/** The place of a group that is on its way. */
export function GroupCardSkeleton({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <CardSheet as="div" flexDirection={hasHint ? 'row' : 'column'} aria-hidden>
      <Picture isBeside={hasHint}>
        <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      </Picture>
      <Words flex="1">
        <Skeleton h="6" w="60%" />
        {hasHint && <Skeleton h="6" w="80%" />}
        <Skeleton h="5" w="40%" />
      </Words>
    </CardSheet>
  );
}

/** A list of groups side by side. */
export function GroupGrid(props: SimpleGridProps) {
  return <SimpleGrid as="ul" listStyleType="none" gap={{ base: '3', md: '5' }} {...props} />;
}

const Picture = chakra('div', {
  variants: { isBeside: { true: { display: 'grid', w: '44%', flexShrink: '0', '& > *': { alignSelf: 'stretch' } } } },
});

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '0.5',
    px: { base: '3.5', md: '4' },
    pt: '3',
    pb: '3.5',
  },
});

import { chakra } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { Cover } from '../../../components/recipe-card/cover.tsx';
import { dinner as text } from '../../../messages/dinner.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { DinnerDish } from './dinner-question.ts';

interface DishListProps {
  dishes: readonly DinnerDish[];
  /** Slugs that no recipe has. */
  missing: readonly string[];
  onRemove: (slug: string, name: string) => void;
}

/** The dishes of the dinner, each with how long it takes alone. */
export function DishList({ dishes, missing, onRemove }: DishListProps) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2">
      {dishes.map(({ id, slug, title, totalTime, imageSet }) => (
        <Row key={id}>
          <Picture>
            <Cover imageSet={imageSet} sizes="5.5rem" />
          </Picture>
          <chakra.div flex="1" minW="0">
            <chakra.h3 textStyle="card" fontSize="lg" overflowWrap="anywhere">
              <Link to={recipePath(slug)}>{title}</Link>
            </chakra.h3>
            <chakra.p fontSize="sm" color="mute">
              {text.dishes.time(totalTime)}
            </chakra.p>
          </chakra.div>
          <IconButton label={text.dishes.remove(title)} onClick={() => onRemove(slug, title)}>
            <XIcon aria-hidden />
          </IconButton>
        </Row>
      ))}
      {missing.map((slug) => (
        <Row key={slug}>
          <chakra.p flex="1" minW="0" ps="2" color="mute" overflowWrap="anywhere">
            {text.dishes.missing(slug)}
          </chakra.p>
          <IconButton label={text.dishes.remove(slug)} onClick={() => onRemove(slug, slug)}>
            <XIcon aria-hidden />
          </IconButton>
        </Row>
      ))}
    </chakra.ul>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '2',
    pe: '1',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    animation: 'rise 200ms ease-out',
  },
});

const Picture = chakra('span', {
  base: { flexShrink: 0, w: '5.5rem', borderRadius: 'md', overflow: 'hidden', display: 'block' },
});

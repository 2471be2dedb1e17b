import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { dinner } from '../../../messages/dinner.ts';
import { clockTime } from './clock.ts';
import type { DinnerDish } from './dinner-question.ts';
import { pictureScale, ticksOf, type PictureScale } from './plan/picture-scale.ts';
import type { DinnerPlan } from './use-dinner-plan.ts';

const text = dinner.picture;

/** Moments nearer to each other than this share of the picture are not both written above it. */
const NEAR = 0.14;

interface DinnerPictureProps {
  plan: DinnerPlan;
  dishes: readonly DinnerDish[];
}

/** A row for each dish: when it needs the hands, when it cooks by itself. Decorative beside the list of its steps. */
export function DinnerPicture({ plan, dishes }: DinnerPictureProps) {
  const scale = pictureScale(plan.steps);
  const { start, ready, now } = plan;
  const hasBegun = now > start && now < ready.to;
  const titles = dishes.map(({ title }) => title);
  return (
    <chakra.figure display="grid" gap="4">
      <Rows role="img" aria-label={text.label(titles, clockTime(start), clockTime(ready.to))}>
        <Ticks plan={plan} scale={scale} />
        {dishes.map(({ id, title }, dish) => (
          <Fragment key={id}>
            <chakra.p fontSize="sm" fontWeight="medium" truncate>
              {title}
            </chakra.p>
            <Track>
              {plan.steps
                .filter((step) => step.dish === dish)
                .map(({ step, start: from, end, hands }) => (
                  <Fragment key={step}>
                    <Bar data-waits style={placed(scale, from, end)} />
                    <Bar style={placed(scale, from, from + hands)} />
                  </Fragment>
                ))}
            </Track>
          </Fragment>
        ))}
        {hasBegun && <NowLine style={{ left: percent(scale.at(now)) }} />}
      </Rows>
      <chakra.figcaption display="flex" flexWrap="wrap" gap="4" fontSize="sm" color="mute">
        <Key>
          <Sample />
          {text.hands}
        </Key>
        <Key>
          <Sample data-waits />
          {text.waits}
        </Key>
        {scale.isShortened && <span>{text.shortened}</span>}
      </chakra.figcaption>
    </chakra.figure>
  );
}

function Ticks({ plan: { start, ready }, scale }: { plan: DinnerPlan; scale: PictureScale }) {
  const shown = [start, ready.to];
  for (const minute of ticksOf(start, ready.to)) {
    if (shown.every((other) => Math.abs(scale.at(other) - scale.at(minute)) > NEAR)) shown.push(minute);
  }
  const [, , ...between] = shown;
  return (
    <chakra.div pos="relative" h="6" fontSize="xs" color="mute" fontVariantNumeric="tabular-nums">
      {between.map((minute) => (
        <Tick key={minute} style={{ left: percent(scale.at(minute)), transform: 'translateX(-50%)' }}>
          {clockTime(minute)}
        </Tick>
      ))}
      <Tick data-end style={{ left: 0 }}>
        {clockTime(start)}
      </Tick>
      <Tick data-end style={{ right: 0 }}>
        {clockTime(ready.to)}
      </Tick>
    </chakra.div>
  );
}

const percent = (share: number) => `${share * 100}%`;

function placed(scale: PictureScale, from: number, to: number) {
  return { left: percent(scale.at(from)), width: percent(scale.at(to) - scale.at(from)) };
}

const Rows = chakra('div', { base: { pos: 'relative', display: 'grid', gap: '1', overflow: 'hidden' } });

const Track = chakra('div', {
  base: { pos: 'relative', h: '7', mb: '2', borderRadius: 'sm', bg: 'paper', overflow: 'hidden' },
});

/** What takes hands is a full colour; what goes on by itself is hatched, so that no one needs to see the colour. */
const HATCHED = {
  bgColor: 'leaf.soft',
  bgImage:
    'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, {colors.leaf} 30%, transparent) 5px 7px)',
};

const Bar = chakra('span', {
  base: {
    pos: 'absolute',
    insetY: '0',
    bg: 'leaf',
    borderRadius: '4px',
    borderInlineEnd: '1px solid {colors.card}',
    '&[data-waits]': HATCHED,
    forcedColorAdjust: 'none',
  },
});

const Sample = chakra('span', {
  base: {
    display: 'inline-block',
    w: '6',
    h: '3.5',
    borderRadius: '4px',
    bg: 'leaf',
    '&[data-waits]': HATCHED,
    forcedColorAdjust: 'none',
  },
});

const Key = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

const Tick = chakra('span', {
  base: { pos: 'absolute', whiteSpace: 'nowrap', '&[data-end]': { color: 'ink', fontWeight: 'semibold' } },
});

const NowLine = chakra('span', {
  base: { pos: 'absolute', top: '6', bottom: '0', w: '2px', bg: 'tomato', borderRadius: 'pill' },
});

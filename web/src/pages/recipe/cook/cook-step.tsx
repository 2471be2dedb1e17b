import { Button, chakra, HStack } from '@chakra-ui/react';
import { TimerIcon } from 'lucide-react';
import type { Stepwise_RecipeFragment } from '../../../gql/graphql.ts';
import { cook as text } from '../../../messages/cook.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { StepButton } from '../instructions/step-button.tsx';
import type { StepFood } from '../instructions/step-foods.ts';

interface CookStepProps {
  /** Its description in the measures of the cook. */
  step: Pick<Stepwise_RecipeFragment['instructions'][number], 'step' | 'description' | 'timeMin'>;
  /** Which one it is: the heading over it. */
  place: string;
  foods: readonly StepFood[];
  isDone: boolean;
  /** Left out for what is no step of the recipe. */
  onToggle?: (() => void) | undefined;
  /** Ids of the ingredients that are ticked. */
  ticked: readonly string[];
  onTick: (id: string) => void;
  onStartTimer: () => void;
}

/** What to do now, in letters that are read from the stove, and what is needed for it. */
export function CookStep({ step, place, foods, isDone, onToggle, ticked, onTick, onStartTimer }: CookStepProps) {
  return (
    <Places>
      <chakra.section aria-labelledby="cook-step" display="grid" gap="5" alignContent="start">
        <HStack gap="3">
          {onToggle && <StepButton step={step.step} isDone={isDone} onToggle={onToggle} />}
          <chakra.h2 id="cook-step" color="mute" fontWeight="semibold">
            {place}
          </chakra.h2>
        </HStack>
        <Words>{step.description}</Words>
        {step.timeMin !== null && step.timeMin > 0 && (
          <Button variant="subtle" colorPalette="tomato" size="lg" justifySelf="start" onClick={onStartTimer}>
            <TimerIcon aria-hidden />
            {text.minutes(step.timeMin)}
          </Button>
        )}
      </chakra.section>
      {foods.length > 0 && <Foods foods={foods} ticked={ticked} onTick={onTick} />}
    </Places>
  );
}

interface FoodsProps {
  foods: readonly StepFood[];
  ticked: readonly string[];
  onTick: (id: string) => void;
}

function Foods({ foods, ticked, onTick }: FoodsProps) {
  return (
    <chakra.section aria-labelledby="cook-foods">
      <chakra.h2 id="cook-foods" color="mute" fontWeight="semibold" mb="2">
        {text.foods}
      </chakra.h2>
      <chakra.ul listStyleType="none" fontSize={{ base: 'lg', md: 'xl' }}>
        {foods.map(({ id, name, amount, part }) => (
          <chakra.li key={id} css={{ '& + &': { borderTop: 'hairline' }, '& label': { display: 'flex', py: '2' } }}>
            <Checkbox checked={ticked.includes(id)} onChange={() => onTick(id)}>
              <chakra.span minW="0" overflowWrap="anywhere">
                {amount && <chakra.strong fontVariantNumeric="tabular-nums">{`${amount} `}</chakra.strong>}
                {name}
                {part && (
                  <chakra.span display="block" textStyle="caption" color="mute">
                    {part}
                  </chakra.span>
                )}
              </chakra.span>
            </Checkbox>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** The step, and beside it what it needs; on a phone below it. */
const Places = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    alignContent: 'start',
    gap: { base: '8', lg: '14' },
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: { base: '5', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 16rem)', lg: 'minmax(0, 1fr) 20rem' },
    animation: 'appear 200ms ease-out',
  },
});

const Words = chakra('p', {
  base: { fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'snug', overflowWrap: 'anywhere' },
});

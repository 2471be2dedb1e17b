import { chakra, Flex, Stack } from '@chakra-ui/react';
import { dinner as text } from '../../../messages/dinner.ts';
import { Card } from '../../../ui/display/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DinnerPicture } from './dinner-picture.tsx';
import type { DinnerDish } from './dinner-question.ts';
import { DinnerSteps } from './dinner-steps.tsx';
import { StartBar } from './start-bar.tsx';
import { StartNotes } from './start-notes.tsx';
import { useDinnerPlan } from './use-dinner-plan.ts';

interface DinnerScheduleProps {
  /** Two at least. */
  dishes: readonly DinnerDish[];
  /** The wished time; null lets one be offered. */
  at: string | null;
  onAtChange: (at: string) => void;
}

/** The wished time, when to start for it, and what is done when. */
export function DinnerSchedule({ dishes, at, onAtChange }: DinnerScheduleProps) {
  const plan = useDinnerPlan(dishes, at);
  return (
    <Stack gap="8" pb={{ base: '24', lg: '0' }}>
      <Card padded display="grid" gap="6">
        <Flex wrap="wrap" align="end" justify="space-between" gap="4">
          <chakra.div maxW="13rem">
            <TextField
              type="time"
              required
              label={text.at}
              value={plan.at}
              onChange={(time) => {
                if (time) onAtChange(time);
              }}
              fontSize="2xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            />
          </chakra.div>
          <StartBar plan={plan} dishes={dishes} />
        </Flex>
        <StartNotes plan={plan} dishes={dishes} />
        <chakra.section aria-labelledby="at-a-glance" display="grid" gap="3">
          <chakra.h2 id="at-a-glance" textStyle="card">
            {text.picture.title}
          </chakra.h2>
          <DinnerPicture plan={plan} dishes={dishes} />
        </chakra.section>
      </Card>
      <chakra.section aria-labelledby="step-by-step" display="grid" gap="3">
        <chakra.h2 id="step-by-step" textStyle="section">
          {text.steps.title}
        </chakra.h2>
        <DinnerSteps plan={plan} dishes={dishes} />
        <chakra.p fontSize="sm" color="mute" maxW="prose">
          {text.steps.guess}
        </chakra.p>
      </chakra.section>
    </Stack>
  );
}

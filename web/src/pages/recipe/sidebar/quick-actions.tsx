import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckCheckIcon, ListChecksIcon, RotateCcwIcon } from 'lucide-react';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';

/** How much of how much is ticked and done. */
interface ProgressCount {
  ticked: number;
  ingredients: number;
  done: number;
  steps: number;
}

interface QuickActionsProps {
  progress: ProgressCount;
  onCheckAll: () => void;
  onCompleteAll: () => void;
  onReset: () => void;
}

/** Everything ticked, everything done, or back to the start. */
export function QuickActions({ progress, onCheckAll, onCompleteAll, onReset }: QuickActionsProps) {
  const [said, setSaid] = useState('');
  const act = (action: () => void, saying: string) => () => {
    action();
    setSaid(saying);
  };
  return (
    <Card as="section" aria-labelledby="quick-actions" padded _print={{ display: 'none' }}>
      <chakra.h2 id="quick-actions" textStyle="card" mb="2">
        {text.quickActions.title}
      </chakra.h2>
      <chakra.p textStyle="caption" color="mute" mb="4">
        {text.quickActions.progress(progress)}
      </chakra.p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Stack gap="2">
        <Button onClick={act(onCheckAll, text.quickActions.allChecked)}>
          <ListChecksIcon aria-hidden />
          {text.quickActions.checkAll}
        </Button>
        <Button onClick={act(onCompleteAll, text.quickActions.allDone)}>
          <CheckCheckIcon aria-hidden />
          {text.quickActions.completeAll}
        </Button>
        <Button variant="subtle" colorPalette="tomato" onClick={act(onReset, text.quickActions.wasReset)}>
          <RotateCcwIcon aria-hidden />
          {text.quickActions.reset}
        </Button>
      </Stack>
    </Card>
  );
}

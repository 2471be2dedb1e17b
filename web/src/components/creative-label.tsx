import { SparklesIcon } from 'lucide-react';
import { common } from '../messages/common.ts';
import { Pill } from '../ui/display/pill.tsx';

/** Says that a recipe was made for what a cook had, and has not been cooked yet. */
export function CreativeLabel() {
  return (
    <Pill tone="saffron">
      <SparklesIcon aria-hidden />
      {common.creative}
    </Pill>
  );
}

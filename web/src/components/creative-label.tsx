import { LuSparkles } from 'react-icons/lu';
import { common } from '../messages/common.ts';
import { Pill } from '../ui/display/pill.tsx';

/** Says that a recipe was made for what a cook had, and by nobody cooked yet. */
export function CreativeLabel() {
  return (
    <Pill tone="saffron">
      <LuSparkles aria-hidden />
      {common.creative}
    </Pill>
  );
}

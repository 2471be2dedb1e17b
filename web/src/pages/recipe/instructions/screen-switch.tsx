import { Box } from '@chakra-ui/react';
import { recipe as text } from '../../../messages/recipe.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { useCanKeepScreenOn } from '../use-wake-lock.ts';

/** Keeps the screen on, or lets it go dark. Not shown where the browser cannot do it. */
export function ScreenSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  if (!useCanKeepScreenOn()) return null;
  return (
    <Box fontSize="sm" fontWeight="medium" _print={{ display: 'none' }}>
      <Switch checked={isOn} onChange={onChange}>
        {text.instructions.keepScreenOn}
      </Switch>
    </Box>
  );
}

import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { adminFoods as text } from '../../../messages/admin-foods.ts';
import { ChoosePills } from '../../../ui/controls/choice-pills.tsx';
import { AllFoods } from './all-foods.tsx';
import { UnlinkedLines } from './unlinked-lines.tsx';

type View = keyof typeof text.views;
const VIEWS = (['foods', 'lines'] as const).map((value) => ({ value, text: text.views[value] }));

/** The foods of the catalogue, and the words in recipes that none of them goes by. */
export function FoodsTab() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'lines' ? 'lines' : 'foods';
  return (
    <Stack gap="6">
      <ChoosePills
        label={text.view}
        options={VIEWS}
        value={view}
        onChange={(value) => setParams({ tab: 'foods', ...(value === 'lines' && { view: value }) }, { replace: true })}
      />
      {view === 'foods' ? <AllFoods /> : <UnlinkedLines />}
    </Stack>
  );
}

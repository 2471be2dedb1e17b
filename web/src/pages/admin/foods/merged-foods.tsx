import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { useTakeMergeBack } from './take-merge-back.ts';

interface MergedFoodsProps {
  foods: readonly { id: string; name: string }[];
  onTakenApart: () => void;
}

/** The foods that were merged into one, each with the way back. */
export function MergedFoods({ foods, onTakenApart }: MergedFoodsProps) {
  const takeBack = useTakeMergeBack();
  return (
    <Stack gap="2">
      <chakra.h3 fontWeight="semibold" fontSize="sm">
        {adminFoods.form.merged}
      </chakra.h3>
      {foods.map(({ id, name }) => (
        <Flex key={id} align="center" justify="space-between" gap="3">
          {name}
          <Button
            size="sm"
            aria-label={adminFoods.merging.undoLabel(name)}
            onClick={() => void takeBack(id).then(onTakenApart)}
          >
            {adminFoods.merging.undo}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { HouseIcon } from 'lucide-react';
import { useLazyDialog } from '../../../hooks/use-lazy-dialog.ts';
import { filters } from '../../../messages/filters.ts';
import { useAtHome } from './use-at-home.ts';

const text = filters.pantry;
const loadSheet = () => import('./at-home-sheet.tsx');

interface AtHomeButtonProps {
  /** What is always at home in this search. */
  pantry: readonly string[];
  onChange: (pantry: string[]) => void;
}

/**
 * Opens the foods that most recipes need, to be ticked where they are always at home. It asks for it until it was opened once, or they were
 * chosen otherwise; nothing moves when it stops.
 */
export function AtHomeButton({ pantry, onChange }: AtHomeButtonProps) {
  const atHome = useAtHome(pantry);
  const sheet = useLazyDialog(loadSheet);
  const close = () => {
    sheet.close();
    atHome.pass();
  };
  const finish = (chosen: string[]) => {
    sheet.close();
    atHome.keep(pantry, chosen);
    if (chosen.join() !== pantry.join()) onChange(chosen);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minH="touch"
        px="2"
        css={{ '& svg': { display: { md: 'none' } } }}
        fontWeight="medium"
        color={atHome.isToAsk ? 'leaf' : 'mute'}
        bg={atHome.isToAsk ? 'leaf.soft' : undefined}
        aria-haspopup="dialog"
        onPointerEnter={sheet.prefetch}
        onClick={sheet.open}
      >
        <HouseIcon aria-hidden />
        <span>
          {text.label}
          <chakra.span aria-hidden visibility={atHome.isToAsk ? undefined : 'hidden'}>
            ?
          </chakra.span>
        </span>
        {atHome.isToAsk && <VisuallyHidden>. {text.ask}</VisuallyHidden>}
      </Button>
      {sheet.part && <sheet.part.AtHomeSheet foods={pantry} isOpen={sheet.isOpen} onDone={finish} onClose={close} />}
    </>
  );
}

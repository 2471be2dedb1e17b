import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTooltip, type Tooltip } from './use-tooltip.ts';

/** Pixels between an element and its tooltip (specification, section 9), and between the tooltip and the edge of the window. */
const OFFSET_PX = 4;
const EDGE_PX = 8;

/** The place of the page's tooltip. It repeats the name that its element has anyway, so screen readers are not told of it. */
export function Tooltips() {
  const tooltip = useTooltip();
  return tooltip && <Bubble key={tooltip.text} tooltip={tooltip} />;
}

function Bubble({ tooltip }: { tooltip: Tooltip }) {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (element.current)
      setPlace(placeOf(tooltip.anchor.getBoundingClientRect(), element.current.getBoundingClientRect()));
  }, [tooltip]);
  return (
    <Sheet ref={element} role="tooltip" style={place}>
      {tooltip.text}
    </Sheet>
  );
}

/** Above the anchor and centred on it; below where there is no room, and never over the edge of the window. */
function placeOf(anchor: DOMRect, { width, height }: DOMRect): { top: number; left: number } {
  const above = anchor.top - OFFSET_PX - height;
  const centred = anchor.left + (anchor.width - width) / 2;
  return {
    top: above >= EDGE_PX ? above : anchor.bottom + OFFSET_PX,
    left: Math.max(EDGE_PX, Math.min(centred, document.documentElement.clientWidth - width - EDGE_PX)),
  };
}

const Sheet = chakra('div', {
  base: {
    pos: 'fixed',
    zIndex: 'toast',
    maxW: '18rem',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    bg: 'ink',
    color: 'paper',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    boxShadow: 'soft',
    animation: 'appear 150ms',
    _print: { display: 'none' },
  },
});

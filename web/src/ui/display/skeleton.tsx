import { chakra } from '@chakra-ui/react';

/** A grey stand-in for what is loading; give it the size of what will come. Hidden from screen readers. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      borderRadius: 'md',
      bgColor: 'line',
      backgroundImage:
        'linear-gradient(100deg, transparent 30%, color-mix(in srgb, {colors.card} 60%, transparent) 50%, transparent 70%)',
      backgroundSize: '60% 100%',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '160% 0',
      opacity: 0.75,
      _motionSafe: { animation: 'shimmer 1.6s linear infinite' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

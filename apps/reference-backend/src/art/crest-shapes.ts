import type { CrestDevice, CrestShape } from '../world/clubs.ts';

/** The outlines of crests, as SVG paths in a viewBox of 120 by 120. */
export const crestShapes: Readonly<Record<CrestShape, string>> = {
  shield: 'M60 6 L106 16 V62 C106 88 84 106 60 115 C36 106 14 88 14 62 V16 Z',
  round: 'M60 6 a54 54 0 1 1 -.01 0Z',
  hex: 'M60 5 L108 32 V88 L60 115 L12 88 V32 Z',
  diamond: 'M60 4 L102 30 L112 62 L60 117 L8 62 L18 30 Z',
  pennon: 'M14 10 H106 V84 L60 115 L14 84 Z',
};

/** The symbols above the letters, as SVG paths. */
export const crestDevices: Readonly<Record<CrestDevice, string>> = {
  aurora: 'M30 38 q10-16 20-4 t20-4 t20-2 l0 6 q-10 0-20 4 t-20 4 t-20 4z',
  wing: 'M34 40 L60 26 L86 40 L72 38 L60 33 L48 38 Z',
  wave: 'M32 36 q7-9 14 0 t14 0 t14 0 t14 0 v5 q-7 7-14 0 t-14 0 t-14 0 t-14 0z',
  peak: 'M36 42 L51 24 L59 34 L66 27 L84 42 Z',
  flame: 'M60 18 q14 12 6 20 q-2 5-6 5 q-4 0-6-5 q-6-8 6-20z',
  bolt: 'M64 17 L49 33 H58 L54 44 L71 28 H62 Z',
  star: 'M60 19 l3.8 8 8.8 1 -6.5 6 1.8 8.7 -7.9-4.4 -7.9 4.4 1.8-8.7 -6.5-6 8.8-1z',
  anchor: 'M57 18 h6 v5 h7 v4 h-7 v10 q8-1 10-8 l5 4 q-4 11-18 12 q-14-1-18-12 l5-4 q2 7 10 8 v-10 h-7 v-4 h7z',
  leaf: 'M60 17 q17 9 13 22 q-5 6-13 5 q-8 1-13-5 q-4-13 13-22z M59 26 h2 v18 h-2z',
};

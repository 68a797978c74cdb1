// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconMinimize = /* @__PURE__ */ icon(
  'M8 3v3a2 2 0 0 1-2 2H3M21 8h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3M16 21v-3a2 2 0 0 1 2-2h3',
);

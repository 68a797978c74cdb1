// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconArrowUp = /* @__PURE__ */ icon(
  'M5 12l7-7 7 7M12 19V5',
);

// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconPlus = /* @__PURE__ */ icon(
  'M5 12h14M12 5v14',
);

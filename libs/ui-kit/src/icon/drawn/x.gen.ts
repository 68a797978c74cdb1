// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconX = /* @__PURE__ */ icon(
  'M18 6 6 18M6 6l12 12',
);

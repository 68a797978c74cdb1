// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconCheck = /* @__PURE__ */ icon(
  'M20 6 9 17l-5-5',
);

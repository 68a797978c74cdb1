// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconChevronRight = /* @__PURE__ */ icon(
  'M9 18l6-6-6-6',
  true,
);

// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconChevronLeft = /* @__PURE__ */ icon(
  'M15 18l-6-6 6-6',
  true,
);

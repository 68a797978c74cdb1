// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconChevronUp = /* @__PURE__ */ icon(
  'M18 15l-6-6-6 6',
);

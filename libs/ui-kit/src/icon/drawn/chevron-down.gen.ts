// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconChevronDown = /* @__PURE__ */ icon(
  'M6 9l6 6 6-6',
);

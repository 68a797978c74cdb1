// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconArrowUpDown = /* @__PURE__ */ icon(
  'M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16',
);

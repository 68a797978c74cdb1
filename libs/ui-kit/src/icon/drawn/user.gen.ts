// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconUser = /* @__PURE__ */ icon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
);

// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconListFilter = /* @__PURE__ */ icon(
  'M2 5h20M6 12h12M9 19h6',
  true,
);

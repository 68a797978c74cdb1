// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconMenu = /* @__PURE__ */ icon(
  'M4 5h16M4 12h16M4 19h16',
);

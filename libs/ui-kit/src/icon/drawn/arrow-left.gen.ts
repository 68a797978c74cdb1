// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconArrowLeft = /* @__PURE__ */ icon(
  'M12 19l-7-7 7-7M19 12H5',
  true,
);

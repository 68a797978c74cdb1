// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.
import { icon } from '../icon.tsx';

export const IconGauge = /* @__PURE__ */ icon(
  'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
);

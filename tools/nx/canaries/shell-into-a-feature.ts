// libs/shell/src/canary.ts
import { manifest } from '@touchline/event/manifest';

export const canary = manifest;

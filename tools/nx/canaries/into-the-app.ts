// libs/event/src/canary.ts
import { catalogue } from '../../../apps/portal/features.ts';

export const canary = catalogue;

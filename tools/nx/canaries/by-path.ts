// libs/content/src/canary.ts
import { eventSchema } from '../../contract/src/index.ts';

export const canary = eventSchema;

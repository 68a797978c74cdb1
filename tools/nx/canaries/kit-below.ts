// libs/feature-kit/src/canary.ts
import { Crest } from '@touchline/content';

export const canary = Crest;

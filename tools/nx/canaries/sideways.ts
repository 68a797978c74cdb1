// libs/catalog/src/canary.ts
import { feature } from '@touchline/event/feature';

export const canary = feature;

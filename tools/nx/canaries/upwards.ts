// libs/contract/src/canary.ts
import { Button } from '@touchline/ui-kit';

export const canary = Button;

import type { z } from 'zod';
import type { options } from './options.ts';

export type ClubOptions = z.output<typeof options>;

import type { EngineFactory } from './engine.ts';
import { createShakaEngine } from './shaka/shaka-engine.ts';

/** The engine that plays. Another engine gets its own folder next to `shaka` and is chosen here. */
export const createEngine: EngineFactory = createShakaEngine;

import type { EngineFactory } from './engine.ts';
import { createShakaEngine } from './shaka/shaka-engine.ts';

/** The engine that plays. Another one stands in a folder of its own beside shaka's and is chosen here. */
export const createEngine: EngineFactory = createShakaEngine;

import { toNeutralName } from '../../../../tools/vite/neutral-name.ts';

/**
 * The path of a chunk's file up to its hash.
 * @param name of the chunk in the build: its first module's file without extension, or its group
 */
export const getChunk = (name: string): string => `/assets/${toNeutralName(name)}-`;

/** Pattern of a chunk's file in any build, for routes. */
export const getChunkGlob = (name: string): string => `**${getChunk(name)}*.js`;

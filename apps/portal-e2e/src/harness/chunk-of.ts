import { neutralName } from '../../../../tools/vite/neutral-name.ts';

/** The address of a chunk's file up to its hash. @param name as the build groups it: the first module's file without its ending, or a group's */
export const chunkOf = (name: string): string => `/assets/${neutralName(name)}-`;

/** The file of a chunk in any build, for a page's routes. */
export const chunkFile = (name: string): string => `**${chunkOf(name)}*.js`;

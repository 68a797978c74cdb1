import { createValue } from '@touchline/contract';
import { useSyncExternalStore } from 'react';

/** The picture of a live match that is behind live, while the viewer has not asked for the live state. */
export interface LatePicture {
  matchId: string;
  /** The picture's whole second on the match's timeline; undefined for a stream without wall-clock times. */
  second: number | undefined;
}

const latePicture = createValue<LatePicture | undefined>(undefined);

/** Sets the picture behind live of this tab, on its page or in the mini player; undefined without one. */
export function setLatePicture(picture: LatePicture | undefined): void {
  const current = latePicture.get();
  if (picture?.matchId !== current?.matchId || picture?.second !== current?.second) latePicture.set(picture);
}

/**
 * The picture of a match if this tab plays it behind live. Other parts of the portal then hide what is later.
 * @param matchId its id; undefined for content about many matches
 * @returns undefined at the live edge, for another match and on the server
 */
export const useLatePicture = (matchId: string | undefined): LatePicture | undefined =>
  useSyncExternalStore(
    latePicture.subscribe,
    () => (matchId !== undefined && latePicture.get()?.matchId === matchId ? latePicture.get() : undefined),
    () => undefined,
  );

/** Whether {@link useLatePicture} has a picture: unlike its second, this does not change while the video plays. */
export const useIsPictureLate = (matchId: string): boolean =>
  useSyncExternalStore(
    latePicture.subscribe,
    () => latePicture.get()?.matchId === matchId,
    () => false,
  );

import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { ShareButton, type ShareButtonProps } from './share-button.tsx';

/** Shares the moment in the picture; there is none to share before the first frame and where no video stands. */
export function ShareMoment(shared: Omit<ShareButtonProps, 'momentNow'>) {
  const { state } = usePlayerRemote();
  const hasPosition = useRemoteState((now) => now !== null);
  return hasPosition && <ShareButton {...shared} momentNow={() => state.get()?.position} />;
}

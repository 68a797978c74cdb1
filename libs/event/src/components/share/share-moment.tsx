import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { ShareButton, type ShareButtonProps } from './share-button.tsx';

/** Shares the current moment. Renders no button before the first frame and without a video. */
export function ShareMoment(shared: Omit<ShareButtonProps, 'getMoment'>) {
  const { state } = usePlayerRemote();
  const hasPosition = useRemoteState((remoteState) => remoteState !== null);
  return hasPosition && <ShareButton {...shared} getMoment={() => state.get()?.position} />;
}

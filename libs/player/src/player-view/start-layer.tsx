import { useText } from '@touchline/i18n';
import { Spinner } from '@touchline/ui-kit';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import { isAwaited, type PlayerState } from '../store/player-state.ts';
import { LargePlay } from './large-play.tsx';
import { SoundOffer } from './sound-offer.tsx';
import styles from './start-layer.module.css';

/** The key of the text that names the cause of the wait. */
const getWaitKey = ({ recovering, firstFrame, phase }: PlayerState): string => {
  if (firstFrame) return recovering ? 'reconnecting' : 'waitFor.video';
  return phase === 'loading' ? 'waitFor.stream' : 'waitFor.picture';
};

/** The layer over the picture: the large play button, a spinner, or an offer of sound. */
export function StartLayer() {
  const t = useText('player');
  const { request } = usePlayer();
  const isWaitingForPress = usePlayerState(
    (state) => state.problem === null && (state.autoplay === 'blocked' || state.phase === 'idle') && state.paused,
  );
  const isLoading = usePlayerState(isAwaited);
  const waitKey = usePlayerState(getWaitKey);
  const isSilent = usePlayerState(
    (state) => state.problem === null && state.autoplay === 'muted' && state.muted && !state.paused,
  );
  if (isWaitingForPress) return <LargePlay onPress={() => request({ type: 'play' })} />;
  return (
    <>
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner size="l" />
          <span className={styles.wait} data-at-once={waitKey === 'reconnecting' || undefined}>
            {t(waitKey)}
          </span>
        </span>
      )}
      {isSilent && <SoundOffer />}
    </>
  );
}

import { useText } from '@touchline/i18n';
import { Spinner } from '@touchline/ui-kit';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import { isAwaited } from '../store/player-state.ts';
import { LargePlay } from './large-play.tsx';
import { SoundOffer } from './sound-offer.tsx';
import styles from './start-layer.module.css';

/** The layer over the picture: the large play button, a spinner, or an offer of sound. */
export function StartLayer() {
  const t = useText('player');
  const { request } = usePlayer();
  const isWaitingForPress = usePlayerState(
    (state) => state.problem === null && (state.autoplay === 'blocked' || state.phase === 'idle') && state.paused,
  );
  const isLoading = usePlayerState(isAwaited);
  const isReconnecting = usePlayerState((state) => state.recovering && state.firstFrame);
  const isSilent = usePlayerState(
    (state) => state.problem === null && state.autoplay === 'muted' && state.muted && !state.paused,
  );
  if (isWaitingForPress) return <LargePlay onPress={() => request({ type: 'play' })} />;
  return (
    <>
      {isLoading && (
        <span className={styles.spinner}>
          {/* The spinner has no text, because the announcer announces a long wait. */}
          <Spinner size="l" />
          {isReconnecting && t('reconnecting')}
        </span>
      )}
      {isSilent && <SoundOffer />}
    </>
  );
}

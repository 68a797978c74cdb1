import { useText } from '@touchline/i18n';
import { ControlButton } from './control-button.tsx';
import { IconRotateCcw, IconRotateCw } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import styles from './skip-buttons.module.css';

/** Seconds by which the two skip buttons move the position. */
export const skipSeconds = 10;

/** Buttons for ten seconds back and forward: in the bar, and on narrow players at both sides of the picture. */
export function SkipButtons({ location }: { location: 'inBar' | 'onPicture' }) {
  const t = useText('player');
  const { request } = usePlayer();
  const isAtEnd = usePlayerState((state) => state.ended || (state.live && state.atLiveEdge));
  return (
    <span className={styles[location]} dir="ltr">
      <ControlButton
        label={t('back', { count: skipSeconds })}
        shortcut="j"
        onPress={() => request({ type: 'seekBy', seconds: -skipSeconds })}
      >
        <IconRotateCcw />
      </ControlButton>
      <ControlButton
        label={t('forward', { count: skipSeconds })}
        shortcut="l"
        onPress={() => !isAtEnd && request({ type: 'seekBy', seconds: skipSeconds })}
      >
        <IconRotateCw />
      </ControlButton>
    </span>
  );
}

import { useText } from '@touchline/i18n';
import { ControlButton } from './control-button.tsx';
import { IconPause, IconPlay } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { SkipButtons } from './skip-buttons.tsx';

/** The play or pause button and the skip buttons. */
export function PlayControls() {
  const t = useText('player');
  const { request } = usePlayer();
  const isPaused = usePlayerState((state) => state.paused || state.ended);
  return (
    <>
      <ControlButton
        label={t(isPaused ? 'play' : 'pause')}
        shortcut="k"
        onPress={() => request({ type: 'togglePlay' })}
      >
        {isPaused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
      </ControlButton>
      <SkipButtons location="inBar" />
    </>
  );
}

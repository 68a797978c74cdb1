import { useText } from '@touchline/i18n';
import { ControlButton } from './control-button.tsx';
import { IconPause, IconPlay } from './icons.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { SkipButtons } from './skip-buttons.tsx';

/** The play or pause button and the skip buttons. */
export function PlayControls() {
  const t = useText('player');
  const { request } = usePlayer();
  const paused = usePlayerState((state) => state.paused || state.ended);
  return (
    <>
      <ControlButton label={t(paused ? 'play' : 'pause')} shortcut="k" onPress={() => request({ type: 'togglePlay' })}>
        {paused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
      </ControlButton>
      <SkipButtons location="inBar" />
    </>
  );
}

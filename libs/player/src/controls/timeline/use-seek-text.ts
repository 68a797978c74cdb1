import { useFormats, useText } from '@touchline/i18n';
import { usePlayer, usePlayerState } from '../player-context.ts';

/** Writes a media time: long for the slider's screen readers, short for the tip. */
export interface SeekText {
  getSpokenText(time: number): string;
  getShortText(time: number): string;
}

/**
 * A recording's texts give the position, a live stream's the distance to the live edge. The short text of a live stream
 * with a clock gives the time of day.
 */
export function useSeekText(): SeekText {
  const t = useText('player');
  const formats = useFormats();
  const { spoilerFree } = usePlayer();
  const isLive = usePlayerState((state) => state.live);
  const start = usePlayerState((state) => Math.floor(state.seekRange.start));
  const end = usePlayerState((state) => Math.floor(state.seekRange.end));
  const origin = usePlayerState((state) => state.wallClockOrigin);
  const isAtEdge = usePlayerState((state) => state.atLiveEdge);

  const formatBehind = (time: number): string => formats.duration(Math.max(0, end - time));
  return {
    getSpokenText(time) {
      if (!isLive && spoilerFree) return formats.duration(time - start);
      if (!isLive) return t('position', { at: formats.duration(time - start), of: formats.duration(end - start) });
      if (isAtEdge && end - time < 10) return t('atLiveEdge');
      return t('behindLive', { time: formatBehind(time) });
    },
    getShortText(time) {
      if (!isLive) return formats.duration(time - start);
      return origin === null ? `−${formatBehind(time)}` : formats.time(origin + time * 1000);
    },
  };
}

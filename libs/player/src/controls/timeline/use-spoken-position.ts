import { useState } from 'react';
import { usePlayerState } from '../player-context.ts';
import { useSeekText } from './use-seek-text.ts';

/** The seek bar's values for screen readers. */
interface SpokenPosition {
  text: string;
  /** In media seconds. */
  time: number;
  start: number;
  end: number;
}

/** Playback moves less than this between two updates, in seconds; every seek moves further. */
const maxStepSeconds = 3;
/** Seconds without a change: a screen reader announces each change of a slider. */
const silentSeconds = 30;

/**
 * Returns the position that screen readers announce. They speak at each change, so the position changes only when the
 * viewer moves the slider; without focus also after seeks by the player, and every 30 s.
 * @param time in media seconds
 * @param isMoved whether the viewer drags
 */
export function useSpokenPosition(time: number, isMoved: boolean) {
  const range = usePlayerState((state) => state.seekRange);
  const text = useSeekText();
  const current: SpokenPosition = { text: text.getSpokenText(time), time, ...range };
  const [spokenPosition, setSpokenPosition] = useState(current);
  const [previousSeconds, setPreviousSeconds] = useState(time);
  const [hasFocus, setFocus] = useState(false);
  /** The position at the last key or press on the bar, then at the seeks that follow. */
  const [pressedSeconds, setPressedSeconds] = useState(-Infinity);

  const hasSought = Math.abs(time - previousSeconds) > maxStepSeconds;
  const isOutdated =
    Math.abs(time - spokenPosition.time) >= silentSeconds || Math.abs(range.end - spokenPosition.end) >= silentSeconds;
  const isPressed = Math.abs(previousSeconds - pressedSeconds) < silentSeconds;
  if (time !== previousSeconds) setPreviousSeconds(time);
  if (hasSought && isPressed) setPressedSeconds(time);
  if (time !== spokenPosition.time && (isMoved || (hasSought && isPressed) || ((hasSought || isOutdated) && !hasFocus)))
    setSpokenPosition(current);

  const onPress = () => setPressedSeconds(time);
  return {
    spokenPosition,
    listeners: {
      onFocus: () => {
        setFocus(true);
        setSpokenPosition(current);
      },
      onBlur: () => setFocus(false),
      onKeyDownCapture: onPress,
      onPointerDownCapture: onPress,
    },
  };
}

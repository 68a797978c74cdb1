import { useState } from 'react';
import { usePlayerState } from '../controls/player-context.ts';
import { useSeekText } from './use-seek-text.ts';

/** The seek bar's values for screen readers. */
interface Spoken {
  text: string;
  /** In media seconds. */
  time: number;
  start: number;
  end: number;
}

/** Playback moves less than this between two updates, in seconds; every seek moves further. */
const maxStep = 3;
/** Seconds without a change: a screen reader announces each change of a slider. */
const silentSeconds = 30;

/**
 * Announces the position when the viewer moves it, and every 30 s while the bar has no focus. A change every second
 * would make screen readers speak without end. A player that seeks by itself is announced only without the focus.
 * @param time in media seconds
 * @param isMoved while the viewer drags
 */
export function useSpokenPosition(time: number, isMoved: boolean) {
  const range = usePlayerState((state) => state.seekRange);
  const text = useSeekText();
  const current: Spoken = { text: text.spoken(time), time, ...range };
  const [spoken, setSpoken] = useState(current);
  const [previousSeconds, setBefore] = useState(time);
  const [hasFocus, setFocus] = useState(false);
  /** The position at the last key or press on the bar, then at the seeks that follow. */
  const [pressed, setPressed] = useState(-Infinity);

  const isSought = Math.abs(time - previousSeconds) > maxStep;
  const isOld = Math.abs(time - spoken.time) >= silentSeconds || Math.abs(range.end - spoken.end) >= silentSeconds;
  const isPressed = Math.abs(previousSeconds - pressed) < silentSeconds;
  if (time !== previousSeconds) setBefore(time);
  if (isSought && isPressed) setPressed(time);
  if (time !== spoken.time && (isMoved || (isSought && isPressed) || ((isSought || isOld) && !hasFocus)))
    setSpoken(current);

  const onPress = () => setPressed(time);
  return {
    spoken,
    listeners: {
      onFocus: () => {
        setFocus(true);
        setSpoken(current);
      },
      onBlur: () => setFocus(false),
      onKeyDownCapture: onPress,
      onPointerDownCapture: onPress,
    },
  };
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without a movement, key or touch until the controls go. */
const IDLE_AFTER = 3000;

export interface ControlsVisibility {
  visible: boolean;
  /** The viewer did something: show, and count anew. */
  wake(): void;
  /** A tap on the picture: show or hide. */
  toggle(): void;
}

/** A menu is open, the keyboard is inside, or a mouse rests on the bar: the controls stay. A finger's hover is no hover. */
function isInUse(root: HTMLElement | null): boolean {
  if (!root) return false;
  if (root.querySelector(':focus-visible, [data-open-menu]')) return true;
  return matchMedia('(hover: hover)').matches && root.querySelector('[data-control-bar]:hover') !== null;
}

/** Whether controls show: always while paused, otherwise until the viewer has been still for three seconds. */
export function useControlsVisible(root: RefObject<HTMLElement | null>, paused: boolean): ControlsVisibility {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const countDown = useCallback(() => {
    const sleep = (): void => {
      if (isInUse(root.current)) timer.current = setTimeout(sleep, IDLE_AFTER);
      else setAwake(false);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(sleep, IDLE_AFTER);
  }, [root]);

  const wake = useCallback(() => {
    setAwake(true);
    countDown();
  }, [countDown]);

  const visible = awake || paused;
  const toggle = useCallback(() => {
    if (!visible) return wake();
    clearTimeout(timer.current);
    setAwake(false);
  }, [visible, wake]);

  useEffect(() => {
    if (!paused) countDown();
    return () => clearTimeout(timer.current);
  }, [paused, countDown]);

  return { visible, wake, toggle };
}

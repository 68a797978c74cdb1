import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without a movement, key or touch until the controls hide. */
const idleAfterMs = 3000;

export interface ControlsVisibility {
  visible: boolean;
  /** The viewer was active: shows the controls and restarts the timer. */
  showControls(): void;
  /** A tap on the picture: shows or hides the controls. */
  toggle(): void;
}

/**
 * Whether the controls must stay: for an open menu, the keyboard's focus, or a mouse on the bar. A finger's hover does
 * not count.
 */
function isInUse(root: HTMLElement | null): boolean {
  if (!root) return false;
  if (root.querySelector(':focus-visible, [data-open-menu]')) return true;
  return matchMedia('(hover: hover)').matches && root.querySelector('[data-control-bar]:hover') !== null;
}

/** Whether controls show: always while paused, otherwise until three seconds after the viewer's last action. */
export function useControlsVisible(root: RefObject<HTMLElement | null>, isPaused: boolean): ControlsVisibility {
  const [areControlsShown, setAreControlsShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restartIdleTimer = useCallback(() => {
    const hideWhenIdle = (): void => {
      if (isInUse(root.current)) timer.current = setTimeout(hideWhenIdle, idleAfterMs);
      else setAreControlsShown(false);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(hideWhenIdle, idleAfterMs);
  }, [root]);

  const showControls = useCallback(() => {
    setAreControlsShown(true);
    restartIdleTimer();
  }, [restartIdleTimer]);

  const isVisible = areControlsShown || isPaused;
  const toggle = useCallback(() => {
    if (!isVisible) return showControls();
    clearTimeout(timer.current);
    setAreControlsShown(false);
  }, [isVisible, showControls]);

  useEffect(() => {
    if (!isPaused) restartIdleTimer();
    return () => clearTimeout(timer.current);
  }, [isPaused, restartIdleTimer]);

  return { visible: isVisible, showControls, toggle };
}

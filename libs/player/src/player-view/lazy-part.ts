import { lazy, type ComponentType } from 'react';

const Nothing = (): null => null;

/**
 * Creates a part of the player that few viewers need: its code loads with its first use. After a failed load the part
 * stays empty, and the video plays on.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );

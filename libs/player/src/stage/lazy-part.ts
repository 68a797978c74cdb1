import { lazy, type ComponentType } from 'react';

const Nothing = (): null => null;

/** A part of the player that few viewers need: its code comes with its first use. What does not come leaves its place empty; the video plays on. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );

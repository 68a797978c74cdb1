import { lazy, type ComponentType } from 'react';

const EmptyPart = (): null => null;

/**
 * Creates a part of the player that few viewers need: its code loads with its first use. After a failed load the part
 * stays empty, and the video plays on.
 */
export const createLazyPart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: EmptyPart }),
    ),
  );

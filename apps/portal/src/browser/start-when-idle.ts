import type { AppParts } from '../app.tsx';
import { watchBuild } from './build-watch.ts';

/** What a page does not need to be ready: features' start-up effects and the look-out for new builds. */
export function startWhenIdle({ composition, api, queryClient }: AppParts, build: string): void {
  const start = () => {
    composition.start({ api, queryClient });
    watchBuild(build);
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
  else setTimeout(start, 2_000);
}

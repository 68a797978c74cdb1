import type { AppParts } from '../app.tsx';
import { fetchProblemPage } from '../shell/lazy-problem-page.ts';
import { whenNeeded } from './when-needed.ts';

/** What a page does not need to be ready: features' start-up effects, the code of the next navigation, the look-out for new builds. */
export function startWhenIdle({ composition, api, queryClient }: AppParts, build: string): void {
  void whenNeeded().then(() => {
    composition.start({ api, queryClient });
    fetchProblemPage();
    // The first click should not wait for it.
    void import('./create-load-route.ts');
    void import('./build-watch.ts').then(({ watchBuild }) => watchBuild(build));
  });
}

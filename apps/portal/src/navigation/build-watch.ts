import { fetchChanges } from './build-changes.ts';

const checkIntervalMs = 5 * 60_000;

let isNewerBuildPublished = false;

/**
 * Whether a navigation to `target` must load a new document, because a newer build exists. A change of the query or the
 * hash never loads one.
 */
export function isNewBuild(target: URL): boolean {
  return isNewerBuildPublished && target.pathname !== location.pathname;
}

/**
 * Polls builds/latest.json (specification, section 7, "Build manifest") while the page is visible, and fetches the
 * changed chunks of a newer build. Only the next navigation to another page loads that build, so that a video or a
 * payment is never interrupted.
 * @param currentBuild the build that rendered this page
 */
export function watchBuild(currentBuild: string): void {
  const checkBuild = async () => {
    if (isNewerBuildPublished || document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const latestBuild: unknown = await answer.json();
      const id = getBuildId(latestBuild);
      // Two checks may run at once, and only the first fetches the changes.
      if (id === undefined || id === currentBuild || isNewerBuildPublished) return;
      isNewerBuildPublished = true;
      await fetchChanges(id);
    } catch {
      // The browser is offline, or the host has no manifests: the next poll tries again.
    }
  };
  setInterval(checkBuild, checkIntervalMs);
  document.addEventListener('visibilitychange', () => void checkBuild());
}

const getBuildId = (latestBuild: unknown): string | undefined =>
  typeof latestBuild === 'object' && latestBuild !== null && 'id' in latestBuild && typeof latestBuild.id === 'string'
    ? latestBuild.id
    : undefined;

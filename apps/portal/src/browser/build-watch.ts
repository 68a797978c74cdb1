import { fetchChanges } from './build-changes.ts';

const checkIntervalMs = 5 * 60_000;

let isNewerBuildOut = false;

/**
 * Whether a navigation to `target` should be a full one because a newer build exists. A change within the page never
 * is.
 */
export function isNewBuild(target: URL): boolean {
  return isNewerBuildOut && target.pathname !== location.pathname;
}

/**
 * Polls builds/latest.json (section 7, "Build manifest") while the page is visible, and fetches the changed chunks of a newer build.
 * Only the next navigation to another page loads that build, so that a video or a payment is never interrupted.
 * @param current the build that rendered this page
 */
export function watchBuild(current: string): void {
  const checkBuild = async () => {
    if (isNewerBuildOut || document.visibilityState === 'hidden') return;
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const latest: unknown = await answer.json();
      const id = getBuildId(latest);
      isNewerBuildOut = id !== undefined && id !== current;
      if (id !== undefined && isNewerBuildOut) await fetchChanges(id);
    } catch {
      // Offline, or a host without manifests: the next poll decides.
    }
  };
  setInterval(checkBuild, checkIntervalMs);
  document.addEventListener('visibilitychange', () => void checkBuild());
}

const getBuildId = (latest: unknown): string | undefined =>
  typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string'
    ? latest.id
    : undefined;

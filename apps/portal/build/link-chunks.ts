import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const entries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Puts a build's chunks into a site as links, for customers with the same features share them; and beside them those of earlier
 * builds that are still there: a page of theirs that is on its way, or held by a CDN, asks for them after a deploy.
 * @param builds dist/browser @param current folder of the site's own build: `<features>-<sources>`
 */
export function linkChunks(builds: string, current: string, target: string): void {
  const features = current.slice(0, current.indexOf('-') + 1);
  const earlier = entries(builds).filter(
    (name) => name.startsWith(features) && !name.includes('.') && name !== current,
  );
  mkdirSync(target, { recursive: true });
  for (const build of [current, ...earlier]) {
    for (const file of entries(join(builds, build, 'assets'))) {
      if (!existsSync(join(target, file))) linkSync(join(builds, build, 'assets', file), join(target, file));
    }
  }
}

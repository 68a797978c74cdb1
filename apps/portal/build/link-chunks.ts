import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const entries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Links a build's chunks into a site, because customers with the same features share them. Chunks of earlier builds are
 * linked too: after a deploy, pages that are open or in a CDN still request them.
 * @param builds the folder dist/browser
 * @param current the folder of the site's own build: `<features>-<sources>`
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

import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const listEntries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Links a build's chunks into a site, because customers with the same features share them. Chunks of earlier builds are
 * linked too: after a deploy, pages that are open or in a CDN still request them.
 * @param buildsFolder the folder dist/browser
 * @param currentBuild the folder of the site's own build: `<features>-<sources>`
 */
export function linkChunks(buildsFolder: string, currentBuild: string, target: string): void {
  const features = currentBuild.slice(0, currentBuild.indexOf('-') + 1);
  const earlierBuilds = listEntries(buildsFolder).filter(
    (name) => name.startsWith(features) && !name.includes('.') && name !== currentBuild,
  );
  mkdirSync(target, { recursive: true });
  for (const buildName of [currentBuild, ...earlierBuilds]) {
    for (const file of listEntries(join(buildsFolder, buildName, 'assets'))) {
      if (!existsSync(join(target, file))) linkSync(join(buildsFolder, buildName, 'assets', file), join(target, file));
    }
  }
}

import { isConnectionLimited } from './prefetch.ts';

/** A build has a few hundred files; a longer list is not from our build. */
const maxFiles = 5_000;
/** The most changed files to fetch; a viewer's next pages need fewer. */
const maxChangedFiles = 60;

const fileHashPattern = /-[\w-]{7}(?=\.(?:js|css)$)/;

/** A chunk's name without its hash; undefined for a name without a hash. */
const getStem = (file: string): string | undefined =>
  fileHashPattern.test(file) ? file.replace(fileHashPattern, '') : undefined;

/**
 * Finds the files of a new build that replace loaded ones: the same name with another hash.
 * Names that several files share, such as a feature's texts in each language, are ignored.
 * @param loadedFiles names of files, without their folder
 * @param files of the new build
 */
export function listChangedFiles(loadedFiles: readonly string[], files: readonly string[]): string[] {
  const filesByStem = new Map<string | undefined, string[]>();
  for (const file of files) filesByStem.set(getStem(file), [...(filesByStem.get(getStem(file)) ?? []), file]);
  const changedFiles = loadedFiles.flatMap((file) => {
    const stem = getStem(file);
    const [firstFile, secondFile] = (stem !== undefined && filesByStem.get(stem)) || [];
    return firstFile === undefined || secondFile !== undefined || firstFile === file ? [] : [firstFile];
  });
  return [...new Set(changedFiles)].filter((file) => !loadedFiles.includes(file)).slice(0, maxChangedFiles);
}

const folder = '/assets/';

const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder))
    .map(({ pathname }) => pathname.slice(folder.length));

function readFiles(meta: unknown): string[] {
  const files: unknown = typeof meta === 'object' && meta !== null && 'files' in meta ? meta.files : undefined;
  return Array.isArray(files) && files.length <= maxFiles
    ? files.filter((file): file is string => typeof file === 'string' && /^[\w.-]+$/.test(file))
    : [];
}

/**
 * Fetches the changed chunks of a new build (specification, section 7, builds/meta/{buildId}.json), so that the next
 * navigation finds them cached. Files load one after the other, and not with data saver or on 2g; that navigation loads
 * the missing ones.
 */
export async function fetchChanges(build: string): Promise<void> {
  if (isConnectionLimited()) return;
  try {
    const answer = await fetch(`/builds/meta/${encodeURIComponent(build)}.json`);
    if (!answer.ok) return;
    for (const file of listChangedFiles(listLoadedFiles(), readFiles(await answer.json()))) {
      // Downloads one file at a time, because a video may be playing.
      await (await fetch(folder + file, { priority: 'low' })).arrayBuffer();
    }
  } catch {
    // The browser is offline, or the host has no manifests.
  }
}

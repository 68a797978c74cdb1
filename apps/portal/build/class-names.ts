import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { workspace } from './source-hash.ts';

/** Number of letters that identify a class's file; the build fails when two files share them. */
const fileIdLetters = 4;

/**
 * Makes short names for classes, because each page contains a name twice: in its markup and in its styles.
 * A name depends only on the file's path and the class's order in the file, so that both builds agree.
 */
export function createClassNamer(): (name: string, file: string) => string {
  const files = new Map<string, { path: string; names: string[] }>();
  return (name, file) => {
    const path = relative(workspace, file.replace(/\?.*/s, ''));
    const digest = createHash('sha256').update(path).digest('hex').slice(0, 12);
    const fileId = Number.parseInt(digest, 16).toString(36).slice(0, fileIdLetters);
    const fileNames = files.get(fileId) ?? { path, names: [] };
    files.set(fileId, fileNames);
    if (fileNames.path !== path)
      throw new Error(`The classes of ${path} and ${fileNames.path} would have the same names: rename one`);
    if (!fileNames.names.includes(name)) fileNames.names.push(name);
    return `_${fileId}${fileNames.names.indexOf(name).toString(36)}`;
  };
}

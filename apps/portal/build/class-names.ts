import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { workspace } from './source-hash.ts';

/** Letters of a name that are its file's; a name is unlike every other while no two files have the same ones. */
const lettersOfFile = 4;

/**
 * Names for the classes of style sheets: short, for they stand in every page twice, in its markup and in its styles. Made of a file's
 * path and of a class's turn in it alone, so that the browser's build and the server's give the same.
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, { path: string; names: string[] }>();
  return (name, file) => {
    const path = relative(workspace, file.replace(/\?.*/s, ''));
    const digest = createHash('sha256').update(path).digest('hex').slice(0, 12);
    const letters = Number.parseInt(digest, 16).toString(36).slice(0, lettersOfFile);
    const known = files.get(letters) ?? { path, names: [] };
    files.set(letters, known);
    if (known.path !== path)
      throw new Error(`The classes of ${path} and ${known.path} would have the same names: rename one`);
    if (!known.names.includes(name)) known.names.push(name);
    return `_${letters}${known.names.indexOf(name).toString(36)}`;
  };
}

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The content of a file in a customer's folder, or the reason why it cannot be read. */
export type CustomerFile = { content: Buffer } | { content?: undefined; found: string; expected?: string };

/**
 * Reads a regular file inside a customer's folder. The build publishes the folder, so a link must not lead out of it. A
 * pipe is refused, because reading one would never end.
 * @param file its path in the folder
 * @param maxBytes bytes
 */
export function readCustomerFile(folder: string, file: string, maxBytes: number): CustomerFile {
  try {
    const path = realpathSync(join(folder, file));
    if (!path.startsWith(realpathSync(folder) + sep)) return { found: 'a link to a place outside of the folder' };
    const status = statSync(path);
    if (status.isDirectory()) return { found: 'a folder' };
    if (!status.isFile()) return { found: 'an entry that is not a regular file' };
    if (status.size > maxBytes)
      return { found: formatKilobytes(status.size), expected: `at most ${formatKilobytes(maxBytes)}` };
    return { content: readFileSync(path) };
  } catch (error) {
    const isUnreadable =
      error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
    return { found: isUnreadable ? 'a file without read permission' : 'no file' };
  }
}

/** The text of UTF-8 bytes, without a byte order mark; undefined for other bytes. */
export function getText(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Rounds up, so that a size just above a limit does not look equal to the limit. */
const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

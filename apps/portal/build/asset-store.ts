import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/**
 * Copies a customer's files to names that contain the hash of their content, so that browsers can cache them for a
 * year.
 */
export interface AssetStore {
  /** Copies a file. @returns the copy's address on the site */
  copy: (file: string) => string;
  /** Writes a text. @returns its address on the site */
  write: (name: string, text: string) => string;
}

/** The name contains only the hash, because lists of content blockers match words such as `banner`. */
const toHashedName = (name: string, content: Buffer | string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 12)}${extname(name)}`;

/** @param folder the site's public folder; files land in its `brand/` */
export function createAssetStore(folder: string): AssetStore {
  const brandFolder = join(folder, 'brand');
  mkdirSync(brandFolder, { recursive: true });
  return {
    copy(file) {
      const name = toHashedName(file, readFileSync(file));
      copyFileSync(file, join(brandFolder, name));
      return `/brand/${name}`;
    },
    write(name, text) {
      const hashedName = toHashedName(name, text);
      writeFileSync(join(brandFolder, hashedName), text);
      return `/brand/${hashedName}`;
    },
  };
}

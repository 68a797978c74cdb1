import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, basename, join } from 'node:path';

/** Puts a customer's files under names that carry their content's hash, so that they may be cached for good. */
export interface AssetStore {
  /** Copies a file. @returns its address on the site */
  copy: (file: string) => string;
  /** Writes a text. @returns its address on the site */
  write: (name: string, text: string) => string;
}

const hashed = (name: string, content: Buffer | string): string => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${basename(name, extname(name))}.${hash}${extname(name)}`;
};

/** @param folder the site's public folder; files land in its `brand/` */
export function createAssetStore(folder: string): AssetStore {
  const target = join(folder, 'brand');
  mkdirSync(target, { recursive: true });
  return {
    copy(file) {
      const name = hashed(file, readFileSync(file));
      copyFileSync(file, join(target, name));
      return `/brand/${name}`;
    },
    write(name, text) {
      const final = hashed(name, text);
      writeFileSync(join(target, final), text);
      return `/brand/${final}`;
    },
  };
}

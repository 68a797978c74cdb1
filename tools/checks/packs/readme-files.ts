import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from './pack.ts';

/** A file that a README shows. */
export interface ReadmeFile {
  library: string;
  /** The file's path in an application's sources. */
  file: string;
  source: string;
}

/**
 * The TypeScript blocks of a library's README. Each block is a whole file; its first line may name it, `// greeting.card.tsx`, so that
 * others can import it. A block that renders exports its component as `App`.
 */
export function listReadmeFiles({ library, folder }: Pack): ReadmeFile[] {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, kind = '', source = ''], index) => {
    const fileName = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(source)?.[1];
    return { library, file: fileName ?? `${library}-example-${index + 1}.${kind}`, source };
  });
}

/** Whether the file is a program; other files are imported. */
export const isProgram = ({ library, file }: ReadmeFile): boolean => file.startsWith(`${library}-example-`);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sourceCondition } from '../../../tools/vite/library.ts';

interface Manifest {
  exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * Finds the style sheets of built packages, such as a replacement for one of our libraries. Their JavaScript does not
 * import the styles, as our sources do.
 * @param importerFile a file of the package that depends on them
 */
export function listBuiltStyles(packages: readonly string[], importerFile: string): string[] {
  const require = createRequire(importerFile);
  return packages.flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as Manifest;
    const isSource = Object.values(exports).some(
      (exportTarget) => typeof exportTarget === 'object' && sourceCondition in exportTarget,
    );
    return isSource || !('./style.css' in exports) ? [] : [`${name}/style.css`];
  });
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const compiler = join(workspace, 'node_modules/@typescript/native/bin/tsc');

/** Removes `import './x.css'` from declarations: the built library has its styles in one file that its users load. */
function dropStyleImports(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const withoutImports = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
    if (withoutImports !== text) writeFileSync(path, withoutImports);
  }
}

/**
 * Writes a library's type declarations next to its JavaScript when a build ends. The native compiler is called by its
 * path, because the package named `typescript` is an older compiler for nx and the linters.
 */
export function declarations(root: string): Plugin {
  return {
    name: 'touchline:declarations',
    apply: 'build',
    closeBundle() {
      const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-b', root], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`The types of ${root} have errors:\n${stdout}${stderr}`);
      dropStyleImports(join(root, 'dist'));
    },
  };
}

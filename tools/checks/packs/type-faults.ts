import { execFile } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Application } from './install-packs.ts';
import { listTypedEntryPoints } from './pack.ts';

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');

/** A strict application's options: the oldest module resolution with ES modules, and checks of all declarations. */
const compilerOptions = {
  module: 'node16',
  moduleResolution: 'node16',
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node', 'vite/client'],
};

/**
 * The compiler's errors in an application that imports every entry point of every library.
 * It checks every published declaration and all files of the application's `src`.
 */
export async function findTypeFaults({ folder, manifests, installed }: Application): Promise<string[]> {
  const imports = listTypedEntryPoints(manifests).map(
    (entryPoint, index) => `export type * as entryPoint${index} from '${entryPoint}';\n`,
  );
  writeFileSync(join(folder, 'src/every-entry-point.ts'), imports.join(''));
  // `include` skips folders named node_modules, so `files` names each declaration.
  const files = globSync('*/node_modules/@touchline/*/dist/**/*.d.ts', { cwd: installed });
  const configuration = { compilerOptions, include: ['src'], files: files.map((file) => join(installed, file)) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  return run(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }).then(
    () => [],
    (error: { stdout?: string; message: string }) => (error.stdout || error.message).trim().split(/\n(?=\S)/),
  );
}

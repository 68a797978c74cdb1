import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Application } from './install-packs.ts';
import { listTypedEntryPoints } from './pack.ts';

const run = promisify(execFile);

/**
 * Runs plain Node on a program that imports every entry point of every library, like a rendering server, and then on
 * files of `src`.
 * @returns its errors
 */
export async function findNodeFaults({ folder, manifests }: Application, files: readonly string[]): Promise<string[]> {
  const expectedImports = [...listTypedEntryPoints(manifests), ...files.map((file) => `./${file}`)];
  const program = join(folder, 'src/in-node.mjs');
  writeFileSync(
    program,
    `for (const wanted of ${JSON.stringify(expectedImports)}) {
      try {
        await import(wanted);
      } catch (error) {
        console.error(wanted + ': ' + error);
        process.exitCode = 1;
      }
    }\n`,
  );
  return run(process.execPath, [program], { cwd: folder }).then(
    () => [],
    (error: { stderr?: string; message: string }) => (error.stderr || error.message).trim().split('\n'),
  );
}

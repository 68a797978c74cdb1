/**
 * Packs every library as it would be published and asks publint and arethetypeswrong whether others can use the result, and itself
 * whether they can reach its styles and texts.
 *
 *     node tools/checks/check-packs.ts             all libraries; they must be built
 *     node tools/checks/check-packs.ts contract    one
 */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

async function pack(library: string, target: string): Promise<string> {
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', target], {
    cwd: join(root, 'libs', library),
  });
  const { filename } = JSON.parse(stdout) as { filename: string };
  return filename;
}

/** What publint says against a tarball. */
async function publishFaults(tarball: string): Promise<string[]> {
  const file = readFileSync(tarball);
  const content = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

interface Manifest {
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
}

function manifestOf(library: string): Manifest {
  // Ours, and read by nobody but this check.
  return JSON.parse(readFileSync(join(root, 'libs', library, 'package.json'), 'utf8')) as Manifest;
}

/** What carries contexts or stores: two copies of it in one application would not know each other. */
const onePerApplication = ['@tanstack/react-query', 'i18next', 'jotai', 'react', 'react-i18next', 'react-router-dom'];

/** What users of a library need and could not reach, or would get twice. */
function doorFaults(library: string): string[] {
  const { exports, dependencies = {} } = manifestOf(library);
  const has = (pattern: string) => globSync(pattern, { cwd: join(root, 'libs', library) }).length > 0;
  const doors = [
    { door: './style.css', wanted: has('src/**/*.module.css') },
    { door: './locales/*', wanted: has('locales/*.json') },
  ];
  return [
    ...doors.flatMap(({ door, wanted }) => (wanted && !exports[door] ? [`has no door "${door}"`] : [])),
    ...onePerApplication.flatMap((name) => (dependencies[name] ? [`${name} must be a peer dependency`] : [])),
  ];
}

/** The doors of a library that carry styles or texts, and so no types. */
const plainDoors = (library: string): string[] =>
  Object.keys(manifestOf(library).exports).flatMap((door) =>
    /\.css$|^\.\/locales\//.test(door) ? [door.slice('./'.length)] : [],
  );

/** What arethetypeswrong says against a tarball, for users of ES modules. */
async function typeFaults(library: string, tarball: string): Promise<string[]> {
  const plain = plainDoors(library);
  const options = [
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
    ...(plain.length > 0 ? ['--exclude-entrypoints', ...plain] : []),
  ];
  const result = await run('attw', [tarball, ...options]).then(
    () => [],
    (error: { stdout?: string; message: string }) => [error.stdout ?? error.message],
  );
  return result;
}

const wanted = process.argv.slice(2);
const libraries = readdirSync(join(root, 'libs')).filter((name) => wanted.length === 0 || wanted.includes(name));
const target = mkdtempSync(join(tmpdir(), 'packs-'));
let failed = 0;
for (const library of libraries) {
  const faults = await pack(library, target).then(
    async (tarball) => [
      ...doorFaults(library),
      ...(await publishFaults(tarball)),
      ...(await typeFaults(library, tarball)),
    ],
    (error: unknown) => [String(error)],
  );
  if (faults.length > 0) failed += 1;
  for (const fault of faults) console.error(`${library}: ${fault}`);
}
rmSync(target, { recursive: true });
console.log(`${libraries.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

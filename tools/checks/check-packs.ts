/**
 * Packs every library for publication and checks the packs with publint and arethetypeswrong. Then it installs them
 * outside the workspace. There it compiles the README examples, imports them in Node, and opens them in Chromium under
 * a strict Content-Security-Policy.
 *
 *     node tools/checks/check-packs.ts             all libraries; they must be built
 *     node tools/checks/check-packs.ts ui-kit      the examples and the pack of one library
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCheck } from './report.ts';
import { installPacks } from './packs/install-packs.ts';
import { findNodeFaults } from './packs/node-faults.ts';
import { libraries, pack, type Pack } from './packs/pack.ts';
import { findPageFaults } from './packs/page-faults.ts';
import { findShapeFaults } from './packs/shape-faults.ts';
import { findTypeFaults } from './packs/type-faults.ts';
import { exampleChecks } from './packs/uses.ts';

/** A file that a README shows. */
interface ReadmeFile {
  library: string;
  /** The file's path in an application's sources. */
  file: string;
  source: string;
}

/**
 * Lists the TypeScript blocks of a library's README. Each block is a whole file. Its first line may contain its name
 * (`// greeting.card.tsx`), so that others can import it. A block that renders exports its component as `App`.
 */
function listReadmeFiles({ library, folder }: Pack): ReadmeFile[] {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, kind = '', source = ''], index) => {
    const fileName = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(source)?.[1];
    return { library, file: fileName ?? `${library}-example-${index + 1}.${kind}`, source };
  });
}

/** Whether the file is a program; other files are imported. */
const isProgram = ({ library, file }: ReadmeFile): boolean => file.startsWith(`${library}-example-`);

const workspace = join(import.meta.dirname, '../..');
/** Libraries for build tools and servers. */
const nodeLibraries = ['customer-config'];

let passed = 0;
let failed = 0;

async function check(name: string, findFaults: () => Promise<readonly string[]>): Promise<void> {
  const faults = await findFaults().catch((error: unknown) => [String(error)]);
  if (faults.length > 0) failed += 1;
  else passed += 1;
  for (const fault of faults) console.error(`${name}: ${fault}`);
}

/** Returns the packages that pnpm-workspace.yaml patches. */
function listPatchedPackages(): string[] {
  const [, patches = ''] =
    /^patchedDependencies:\n((?: .*\n)*)/m.exec(readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return [...patches.matchAll(/^ +'?(@?[^@\s']+)/gm)].map(([, name = '']) => name);
}

const chosenLibraries = process.argv.slice(2);
const isChosen = ({ library }: { library: string }) =>
  chosenLibraries.length === 0 || chosenLibraries.includes(library);
const target = mkdtempSync(join(tmpdir(), 'packs-'));
try {
  const packs = await Promise.all(libraries.map((library) => pack(library, target)));
  for (const libraryPack of packs.filter(isChosen))
    await check(libraryPack.library, () => findShapeFaults(libraryPack));

  const application = await installPacks(packs, target, workspace, listPatchedPackages());
  const files = packs.flatMap(listReadmeFiles);
  for (const { file, source } of files) writeFileSync(join(application.folder, 'src', file), source);
  const programs = files.filter((file) => isProgram(file) && isChosen(file));
  const nodePrograms = programs.filter(({ library }) => nodeLibraries.includes(library)).map(({ file }) => file);
  const pagePrograms = programs.filter(({ library }) => !nodeLibraries.includes(library)).map(({ file }) => file);
  const missingExamples = Object.keys(exampleChecks).filter((use) => !files.some(({ file }) => file === use));
  await check('uses', async () => missingExamples.map((use) => `no README has ${use}`));
  await check('types', () => findTypeFaults(application));
  await check('node', () => findNodeFaults(application, nodePrograms));
  await check('pages', () => findPageFaults(application, pagePrograms));
} finally {
  rmSync(target, { recursive: true });
}
endCheck(passed, failed);

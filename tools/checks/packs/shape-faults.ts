import { globSync, readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Pack, listUntypedEntryPoints, readManifest } from './pack.ts';

/** The faults that publint finds in a tarball. */
async function findPublishFaults(tarball: string): Promise<string[]> {
  const file = readFileSync(tarball);
  const content = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Packages with contexts or stores: two copies in one application would not share their state. */
const singletonPackages = ['@tanstack/react-query', 'i18next', 'jotai', 'react', 'react-i18next', 'react-router-dom'];

/** Finds the exports that users of a library need and cannot import, and the packages that they would get twice. */
function findExportFaults(folder: string): string[] {
  const { exports, dependencies = {} } = readManifest(folder);
  const hasFile = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0;
  const optionalEntryPoints = [
    { entryPoint: './style.css', isRequired: hasFile('src/**/*.module.css') },
    { entryPoint: './locales/*', isRequired: hasFile('locales/*.json') },
  ];
  return [
    ...optionalEntryPoints.flatMap(({ entryPoint, isRequired }) =>
      isRequired && !exports[entryPoint] ? [`has no entry point "${entryPoint}"`] : [],
    ),
    ...singletonPackages.flatMap((name) => (dependencies[name] ? [`${name} must be a peer dependency`] : [])),
  ];
}

/** Module resolutions without ES modules. */
const olderResolutions: readonly unknown[] = ['node10', 'node16-cjs'];

/** The faults that arethetypeswrong finds in a tarball, for users of ES modules. */
async function findEntryPointTypeFaults({ folder, tarball }: Pack): Promise<string[]> {
  const untypedEntryPoints = listUntypedEntryPoints(readManifest(folder));
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: untypedEntryPoints.map((entryPoint) => entryPoint.replace(/^\.\//, '')),
  });
  if (!result.types) return ['has no types'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && olderResolutions.includes(problem.resolutionKind)))
    .map((problem) => `${problemKindInfo[problem.kind].title}: ${JSON.stringify(problem)}`);
}

/** The faults of a pack's files, without an installation. */
export async function findShapeFaults(pack: Pack): Promise<string[]> {
  const faults = [
    findExportFaults(pack.folder),
    await findPublishFaults(pack.tarball),
    await findEntryPointTypeFaults(pack),
  ];
  return faults.flat();
}

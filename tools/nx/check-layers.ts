/**
 * Checks the layers, the folders of features, and that no folders or files import each other. Each file in `canaries/`
 * has a fault that the check must find. The file's first line names the path at which it counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { endCheck } from '../checks/report.ts';
import { type Import, type ImportGraph, readImportGraph, readImports, readProjects } from './read-imports.ts';

const upwards = ['contract', 'foundation', 'composition', 'kit', 'feature', 'shell', 'app'];
const { layers, folders } = readProjects();

function getHeight(layer: string | undefined): number {
  const height = upwards.indexOf(layer ?? '');
  if (height < 0) throw new Error(`There is no layer ${layer}`);
  return height;
}

/** A layer sees the layers below it; siblings do not see each other, and the shell sees no feature. */
const isBelow = (lower: string | undefined, layer: string | undefined): boolean =>
  getHeight(lower) < getHeight(layer) && !(layer === 'shell' && lower === 'feature');

const getProject = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Why a file must not import a module; undefined for an allowed import. */
function findLayerFault(file: string, { specifier, target }: Import): string | undefined {
  const project = getProject(file);
  // Tools are programs and configuration for every layer, imported by relative path.
  if (target?.startsWith('tools/') || (target && getProject(target) === project)) return undefined;
  if (target) return `${file} imports ${specifier} of another project by path`;
  const library = folders.get(specifier.split('/').slice(0, 2).join('/'));
  if (!library || library === project || isBelow(layers.get(library), layers.get(project))) return undefined;
  return `${file} (${layers.get(project)}) imports ${specifier} (${layers.get(library)})`;
}

const listLayerFaults = (graph: ImportGraph): string[] =>
  [...graph].flatMap(([file, imports]) => imports.flatMap((fileImport) => findLayerFault(file, fileImport) ?? []));

/** The sources without tests, stories and their helpers, and without the journeys, whose folders share their set-up. */
const getProductGraph = (graph: ImportGraph): ImportGraph =>
  new Map([...graph].filter(([file]) => !/\.(?:test|stories)\.|\/testing\/|^apps\/portal-e2e\//.test(file)));

/** Finds pairs of folders that import values of each other, except folders inside each other. */
function listFolderPairs(graph: ImportGraph): string[] {
  const importers = new Map<string, string>();
  for (const [file, imports] of graph)
    for (const { target, isType } of imports) {
      if (!target || isType || !graph.has(target)) continue;
      const [from, to] = [posix.dirname(file), posix.dirname(target)];
      const isNested = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`);
      if (!isNested) importers.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  return [...importers].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const otherExample = from < to ? importers.get(`${to} ${from}`) : undefined;
    return otherExample ? [`two folders import each other: ${example}, ${otherExample}`] : [];
  });
}

/** Finds files that import each other in a circle, including imports of types. Dynamic imports do not count. */
function listCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (visited.has(file)) return;
    visited.add(file);
    path.push(file);
    for (const { target, isLate } of graph.get(file) ?? []) if (target && !isLate) visit(target);
    path.pop();
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

/** The folders of a feature: a file imports values only of its own folder and of those after it. */
const featureFolders = ['pages', 'components', 'state', 'api'];

/** Further folders: helpers of tests, a service worker, and the manifests of a package with several features. */
const allFeatureFolders = [...featureFolders, 'testing', 'worker', 'manifests'];

/** Finds files of features in folders with other names, or more than two folders deep. */
const listMisplacedFiles = (graph: ImportGraph): string[] =>
  [...graph.keys()].filter((file) => {
    const [, , source, ...path] = file.split('/');
    const [folder, ...subfolders] = path.slice(0, -1);
    if (layers.get(getProject(file)) !== 'feature' || source !== 'src' || folder === undefined) return false;
    return !allFeatureFolders.includes(folder) || subfolders.length > 1;
  });

/** The position of a file's folder among those of its feature; -1 for files in other places. */
const getFolderPosition = (file: string): number => {
  const [, , , folder = ''] = file.split('/');
  return layers.get(getProject(file)) === 'feature' ? featureFolders.indexOf(folder) : -1;
};

/** A dynamic import may go upwards, because an effect in `state` may load a component to show it. */
const isUpwards = (file: string, { target, isType, isLate }: Import): boolean =>
  target !== undefined &&
  !isType &&
  !isLate &&
  getFolderPosition(target) >= 0 &&
  getFolderPosition(target) < getFolderPosition(file);

const listUpwardImports = (graph: ImportGraph): string[] =>
  [...graph].flatMap(([file, imports]) =>
    imports
      .filter((fileImport) => isUpwards(file, fileImport))
      .map(({ specifier }) => `${file} imports ${specifier}: the order is ${featureFolders.join(', ')}`),
  );

function listFaults(graph: ImportGraph): string[] {
  const productGraph = getProductGraph(graph);
  return [
    ...listLayerFaults(graph),
    ...listFolderPairs(productGraph),
    ...listCycles(productGraph),
    ...listUpwardImports(productGraph),
    ...listMisplacedFiles(graph).map((file) => `${file}: the folders are ${allFeatureFolders.join(', ')}`),
  ];
}

const graph = readImportGraph();
const faults = listFaults(graph);
for (const fault of faults) console.error(fault);

const canaryFolder = join(import.meta.dirname, 'canaries');
const canaries = readdirSync(canaryFolder).toSorted();
const acceptedCanaries = canaries.filter((name) => {
  const text = readFileSync(join(canaryFolder, name), 'utf8');
  const file = /^\/\/ (\S+)/.exec(text)?.[1];
  if (!file) throw new Error(`canaries/${name}: the first line must name the path that it is checked as`);
  return listFaults(new Map(graph).set(file, readImports(file, text))).length <= faults.length;
});
for (const name of acceptedCanaries) console.error(`canaries/${name} should be refused and is not`);

console.log(`${graph.size} files read, ${canaries.length} canaries`);
const isSound = faults.length === 0;
endCheck(canaries.length - acceptedCanaries.length + (isSound ? 1 : 0), faults.length + acceptedCanaries.length);

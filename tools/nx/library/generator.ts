import { execFileSync } from 'node:child_process';
import { installPackagesTask, type Tree, updateJson, writeJson } from '@nx/devkit';
import { layersBelow, type Layer, createManifest } from './manifest.ts';
import { addReference } from './references.ts';
import { toFeatureKey, createSources } from './sources.ts';

interface Options {
  name: string;
  layer: Layer;
  description?: string;
}

/** Enters a feature in the shell's catalogue: one line and one dependency. */
function enterFeature(tree: Tree, name: string): void {
  const file = 'apps/portal/features.ts';
  const text = tree.read(file, 'utf8') ?? '';
  const newText = text.replace(
    /(export const catalogue[^{]*\{[^}]*)\}/,
    `$1  ${toFeatureKey(name)}: '@touchline/${name}/manifest',\n}`,
  );
  if (newText === text) throw new Error(`${file} has no catalogue for ${name}`);
  tree.write(file, newText);
  updateJson<{ dependencies: Record<string, string> }>(tree, 'apps/portal/package.json', (json) => ({
    ...json,
    dependencies: { ...json.dependencies, [`@touchline/${name}`]: 'workspace:*' },
  }));
  for (const project of ['apps/portal', 'tools']) addReference(tree, project, name);
}

/** Writes a file for the texts of each language; the shell has texts in all of them. */
function addLocales(tree: Tree, folder: string): void {
  for (const file of tree.children('libs/shell/locales')) tree.write(`${folder}/locales/${file}`, '{}\n');
}

/** Generates a library that passes every check unchanged. */
export default async function libraryGenerator(tree: Tree, options: Options): Promise<() => void> {
  const { name, layer, description = `The ${name} library` } = options;
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists`);
  writeJson(tree, `${folder}/package.json`, createManifest(name, layer, description));
  writeJson(tree, `${folder}/tsconfig.json`, {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist' },
    include: ['src'],
    references: layersBelow[layer].map((library) => ({ path: `../${library}` })),
  });
  for (const [file, text] of Object.entries(createSources(name, layer, description)))
    tree.write(`${folder}/${file}`, text);
  addReference(tree, '.', name);
  if (layer === 'feature') {
    addLocales(tree, folder);
    enterFeature(tree, name);
  }
  return () => {
    installPackagesTask(tree, true);
    // The schema of customer.json includes a feature's options.
    execFileSync('npm', ['run', '--silent', 'customer-schema'], { cwd: tree.root });
    // oxfmt ignores folders among its arguments if one of them is a pattern.
    const portal = ['features.ts', 'package.json', 'tsconfig.json'].map((name) => `apps/portal/${name}`);
    execFileSync('oxfmt', [folder, 'tsconfig.json', 'tools/tsconfig.json', ...portal], { cwd: tree.root });
  };
}

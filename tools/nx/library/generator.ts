import { execFileSync } from 'node:child_process';
import { installPackagesTask, type Tree, updateJson, writeJson } from '@nx/devkit';
import { layersBelow, type Layer, createManifest } from './manifest.ts';
import { toFeatureKey, createSources } from './sources.ts';

interface Options {
  name: string;
  layer: Layer;
  description?: string;
}

interface References {
  references: { path: string }[];
}

/** Enters a feature in the shell's catalogue: one line and one dependency. */
function enterFeature(tree: Tree, name: string): void {
  const file = 'apps/portal/features.ts';
  const text = tree.read(file, 'utf8') ?? '';
  const newText = text.replace(
    /(export const catalogue[^{]*\{[^}]*)\}/,
    `$1  ${toFeatureKey(name)}: '@touchline/${name}',\n}`,
  );
  if (newText === text) throw new Error(`${file} has no catalogue for ${name}`);
  tree.write(file, newText);
  updateJson<{ dependencies: Record<string, string> }>(tree, 'apps/portal/package.json', (json) => ({
    ...json,
    dependencies: { ...json.dependencies, [`@touchline/${name}`]: 'workspace:*' },
  }));
  for (const project of ['apps/portal', 'tools']) addReference(tree, project, name);
}

function addReference(tree: Tree, project: string, name: string): void {
  const rootPath = project === '.' ? '' : `${project.replaceAll(/[^/]+/g, '..')}/`;
  updateJson<References>(tree, `${project}/tsconfig.json`, (json) => ({
    ...json,
    references: [...json.references, { path: `${rootPath}libs/${name}` }],
  }));
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
  if (layer === 'feature') enterFeature(tree, name);
  return () => {
    installPackagesTask(tree, true);
    // The schema of customer.json includes a feature's options.
    execFileSync('npm', ['run', '--silent', 'customer-schema'], { cwd: tree.root });
    // oxfmt ignores folders among its arguments if one of them is a pattern.
    const portal = ['features.ts', 'package.json', 'tsconfig.json'].map((name) => `apps/portal/${name}`);
    execFileSync('oxfmt', [folder, 'tsconfig.json', 'tools/tsconfig.json', ...portal], { cwd: tree.root });
  };
}

import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export interface Import {
  /** The imported module's name, as written in the file. */
  specifier: string;
  /** The imported file of the workspace, from its root; undefined for a package. */
  target: string | undefined;
  isType: boolean;
  /** Whether the import is dynamic (`import()`). */
  isLate: boolean;
}

/** The imports of files, by path from the workspace's root. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Reads the imports and re-exports of a file's text. */
export function readImports(file: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const toImport = (specifier: string, isType: boolean, isLate: boolean): Import => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
    return { specifier, target, isType, isLate };
  };
  return [
    ...staticImports.map(({ moduleRequest, entries }) =>
      toImport(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType), false),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [toImport(moduleRequest.value, isType, false)] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2];
      return specifier === undefined ? [] : [toImport(specifier, false, true)];
    }),
  ];
}

/** Reads the imports of all sources of the libraries and apps. */
export function readImportGraph(): ImportGraph {
  const files = globSync('{libs,apps}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'storybook-static'].includes(name),
  });
  return new Map(files.map((file) => [file, readImports(file, readFileSync(join(root, file), 'utf8'))]));
}

/** Returns the layer of each project by its folder, and the folder of each package by its name. */
export function readProjects(): { layers: Map<string, string>; folders: Map<string, string> } {
  const layers = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const file of globSync('{libs,apps}/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; nx: { tags: string[] } };
    const layer = manifest.nx.tags.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
    if (layer === undefined) throw new Error(`${file} has no tag for its layer`);
    layers.set(posix.dirname(file), layer);
    folders.set(manifest.name, posix.dirname(file));
  }
  return { layers, folders };
}

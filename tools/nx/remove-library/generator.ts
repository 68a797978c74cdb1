import { execFileSync, spawnSync } from 'node:child_process';
import { installPackagesTask, type Tree, updateJson } from '@nx/devkit';
import { removeReference } from '../library/references.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

interface Customer {
  features?: Record<string, unknown>;
}

/** Removes the analytics events that only the library sends. @param name the removed library's folder */
function removeEvents(tree: Tree, name: string): void {
  const file = 'libs/telemetry/src/analytics-events.ts';
  const isNamedIn = (event: string, ...paths: string[]): boolean =>
    spawnSync('git', ['grep', '-qF', `'${event}'`, '--', ...paths, ':!*.test.*'], { cwd: tree.root }).status === 0;
  const isSentOnlyHere = (event: string): boolean =>
    isNamedIn(event, `libs/${name}/src/*`) && !isNamedIn(event, 'libs/*/src/*', `:!libs/${name}/*`);
  const text = tree.read(file, 'utf8') ?? '';
  tree.write(
    file,
    text.replaceAll(/^ {2}(\w+): .*;\n/gm, (line, event: string) => (isSentOnlyHere(event) ? '' : line)),
  );
}

/**
 * Removes a library, its journeys, the entries that `library` wrote, the analytics events that only it sends, and its
 * features' keys in customer.json. It prints the files that still name the library.
 */
export default function removeLibraryGenerator(tree: Tree, { name }: { name: string }): () => void {
  const library = `@touchline/${name}`;
  if (!tree.exists(`libs/${name}`)) throw new Error(`There is no libs/${name}`);
  tree.delete(`libs/${name}`);
  tree.delete(`apps/portal-e2e/src/${name}`);
  const catalogue = 'apps/portal/features.ts';
  const lines = (tree.read(catalogue, 'utf8') ?? '').split('\n');
  const isOfLibrary = (line: string): boolean => line.includes(`'${library}/`);
  tree.write(catalogue, lines.filter((line) => !isOfLibrary(line)).join('\n'));
  const featureIds = lines.filter(isOfLibrary).map((line) => line.trim().split(':')[0] ?? '');
  const customers = tree
    .children('customers')
    .map((id) => `customers/${id}/customer.json`)
    .filter((file) => tree.exists(file));
  for (const file of customers)
    updateJson<Customer>(tree, file, ({ features, ...json }) => ({
      ...json,
      ...(features && {
        features: Object.fromEntries(Object.entries(features).filter(([id]) => !featureIds.includes(id))),
      }),
    }));
  updateJson<Manifest>(tree, 'apps/portal/package.json', (json) => {
    const { [library]: _removed, ...dependencies } = json.dependencies;
    return { ...json, dependencies };
  });
  removeEvents(tree, name);
  const projects = ['.', 'apps/portal', 'tools'];
  for (const project of projects) removeReference(tree, project, name);
  return () => {
    installPackagesTask(tree, true);
    execFileSync('npm', ['run', '--silent', 'customer-schema'], { cwd: tree.root });
    const projectFiles = projects.map((project) => `${project}/tsconfig.json`);
    const written = [catalogue, 'apps/portal/package.json', ...projectFiles, ...customers];
    execFileSync('oxfmt', written, { cwd: tree.root });
    // `git grep` ends with 1 if no file names the library.
    const search = ['grep', '-lE', `${library}\\b|libs/${name}/`, '--', ':!docs', ':!CHANGELOG.md'];
    const { stdout } = spawnSync('git', search, { cwd: tree.root, encoding: 'utf8' });
    if (stdout) console.log(`These files still name ${library}:\n${stdout}`);
  };
}

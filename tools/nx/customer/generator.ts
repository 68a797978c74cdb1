import { execFileSync } from 'node:child_process';
import { readJson, type Tree, visitNotIgnoredFiles, writeJson } from '@nx/devkit';

interface Options {
  id: string;
  name?: string;
}

const template = 'customers/plain';

/** Copies the plainest customer; the new customer may change everything in the copy. */
export default async function customerGenerator(tree: Tree, { id, name = id }: Options): Promise<() => void> {
  const folder = `customers/${id}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  visitNotIgnoredFiles(tree, template, (file) => {
    const content = tree.read(file);
    if (content) tree.write(file.replace(template, folder), content);
  });
  const file = `${folder}/customer.json`;
  const customer = readJson<Record<string, unknown>>(tree, file);
  writeJson(tree, file, { ...customer, id, short_name: id, name, hosts: [`${id}.localhost`] });
  return () => {
    execFileSync('oxfmt', [file], { cwd: tree.root });
    console.log(
      `\nNext, in ${folder}: put its logo in assets/ (logo-dark.svg, logo-light.svg, favicon.svg) and its colours in`,
    );
    console.log(`customer.json, run npm run draw-assets -- ${id}, and look: npm run dev -- ${id}\n`);
  };
}

/**
 * Checks that imports go strictly down the layers, and that the check can fail: the rule must refuse every file in `canaries/`,
 * linted under the path in its first line.
 */
import { endCheck } from '../checks/report.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const rule = '@nx/enforce-module-boundaries';
const canaryFolder = join(import.meta.dirname, 'canaries');

// The rule caches the graph only if the program's path is ESLint's own; otherwise it reads the graph for every file.
process.argv[1] = join(root, 'node_modules/eslint/bin/eslint.js');

// The rule reads the graph that this call leaves in nx's cache; without one it would accept everything.
await createProjectGraphAsync();

const eslint = new ESLint({ cwd: root });
const results = await eslint.lintFiles(['libs', 'apps']);
const brokenRules = ESLint.getErrorResults(results);
if (brokenRules.length > 0) {
  const stylish = await eslint.loadFormatter('stylish');
  console.error(await stylish.format(brokenRules));
}

const canaries = readdirSync(canaryFolder).toSorted();
const acceptedCanaries: string[] = [];
for (const name of canaries) {
  const text = readFileSync(join(canaryFolder, name), 'utf8');
  const filePath = /^\/\/ (\S+)/.exec(text)?.[1];
  if (!filePath) throw new Error(`canaries/${name}: the first line must name the path that it is checked as`);
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  if (!result?.messages.some(({ ruleId, severity }) => ruleId === rule && severity === 2)) acceptedCanaries.push(name);
}
for (const name of acceptedCanaries)
  console.error(`canaries/${name} should be refused and is not: the rule does not bite`);

console.log(`${results.length} files looked at, ${canaries.length} canaries`);
const failed = brokenRules.length + acceptedCanaries.length;
endCheck(canaries.length - acceptedCanaries.length + (brokenRules.length === 0 ? 1 : 0), failed);

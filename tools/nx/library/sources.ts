import type { Layer } from './manifest.ts';

const toCamelCase = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A feature's key in customer.json. */
export const toFeatureKey = (name: string) => name.replaceAll('-', '_');

const createExportsTable = (name: string) => `| export | purpose |
|---|---|
| \`${toCamelCase(name)}Name\` | the library's name |`;

const createEntryPointsTable = (name: string) => `| entry point | purpose |
|---|---|
| \`./manifest\` | the feature: its additions to the portal, and the schema of \`features.${toFeatureKey(name)}\` |
| \`.\` | \`${toCamelCase(name)}Name\`, the library's name |`;

const createReadme = (name: string, layer: Layer, description: string) => `# @touchline/${name}

${description}

${layer === 'feature' ? createEntryPointsTable(name) : createExportsTable(name)}

## Use

\`\`\`ts
import { ${toCamelCase(name)}Name } from '@touchline/${name}';

console.log(${toCamelCase(name)}Name); // ${name}
\`\`\`
`;

const createManifestSource = (
  name: string,
  description: string,
) => `import { defineManifest } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** The feature: its additions to a portal whose customer.json has its key. */
export const manifest = defineManifest<Record<string, never>>({
  id: '${toFeatureKey(name)}',
  options: z.strictObject({}).meta({ description: ${JSON.stringify(description)} }),
  routes: [],
});
`;

const createManifestTest = (name: string) => `import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest } from './manifest.ts';

test('the feature has its own key and refuses unknown options', () => {
  expect(manifest.id).toBe('${toFeatureKey(name)}');
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
});
`;

/** The files of a new library besides its package.json, by path. */
export function createSources(name: string, layer: Layer, description: string): Record<string, string> {
  const constant = `${toCamelCase(name)}Name`;
  // A feature's files are in the folders that all features share.
  const nameFile = layer === 'feature' ? `state/${name}-name` : `${name}-name`;
  const indexFile = layer === 'feature' ? '../index.ts' : './index.ts';
  const environmentOption = layer === 'foundation' ? '' : ", { environment: 'jsdom' }";
  const common = {
    'README.md': createReadme(name, layer, description),
    'vite.config.ts': `import { library } from '../../tools/vite/library.ts';\n\nexport default library(import.meta.dirname${environmentOption});\n`,
    'src/index.ts': `export { ${constant} } from './${nameFile}.ts';\n`,
    [`src/${nameFile}.ts`]: `/** The library's name in reports and keys. */\nexport const ${constant} = '${name}';\n`,
    [`src/${nameFile}.test.ts`]: [
      `import { expect, test } from 'vitest';\nimport { ${constant} } from '${indexFile}';\n`,
      `test('the library exports its name', () => {\n  expect(${constant}).toBe('${name}');\n});\n`,
    ].join('\n'),
  };
  if (layer !== 'feature') return common;
  return {
    ...common,
    'src/manifest.ts': createManifestSource(name, description),
    'src/manifest.test.ts': createManifestTest(name),
  };
}

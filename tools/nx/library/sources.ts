import type { Layer } from './manifest.ts';

const toCamelCase = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A feature's key in customer.json. */
export const toFeatureKey = (name: string) => name.replaceAll('-', '_');

const createExportsTable = (name: string) => `| export | purpose |
|---|---|
| \`${toCamelCase(name)}Name\` | the library's name |`;

const createEntryPointsTable = (name: string) => `| entry point | purpose |
|---|---|
| \`./feature\` | the feature: what it adds to the portal |
| \`./options\` | the schema of \`features.${toFeatureKey(name)}\` |
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

const createFeatureSource = (name: string) => `import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/** The feature: its additions to a portal whose customer.json has its key. */
export const feature = defineFeature<Options>({
  id: '${toFeatureKey(name)}',
  contribute: () => ({ routes: [] }),
});
`;

const options = (description: string) => `import * as z from 'zod/mini';

/** The feature's options, under its key in customer.json. */
export const options = z.strictObject({}).check(z.meta({ description: ${JSON.stringify(description)} }));

export type Options = z.output<typeof options>;
`;

const createFeatureTest = (name: string) => `import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has its own key and refuses unknown options', () => {
  expect(feature.id).toBe('${toFeatureKey(name)}');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
`;

/** The files of a new library besides its package.json, by path. */
export function createSources(name: string, layer: Layer, description: string): Record<string, string> {
  const constant = `${toCamelCase(name)}Name`;
  const environmentOption = layer === 'foundation' ? '' : ", { environment: 'jsdom' }";
  const common = {
    'README.md': createReadme(name, layer, description),
    'vite.config.ts': `import { library } from '../../tools/vite/library.ts';\n\nexport default library(import.meta.dirname${environmentOption});\n`,
    'src/index.ts': `export { ${constant} } from './${name}-name.ts';\n`,
    [`src/${name}-name.ts`]: `/** The library's name in reports and keys. */\nexport const ${constant} = '${name}';\n`,
    [`src/${name}-name.test.ts`]: [
      `import { expect, test } from 'vitest';\nimport { ${constant} } from './index.ts';\n`,
      `test('the library exports its name', () => {\n  expect(${constant}).toBe('${name}');\n});\n`,
    ].join('\n'),
  };
  if (layer !== 'feature') return common;
  return {
    ...common,
    'src/feature.ts': createFeatureSource(name),
    'src/options.ts': options(description),
    'src/feature.test.ts': createFeatureTest(name),
  };
}

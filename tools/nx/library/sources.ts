import type { Layer } from './manifest.ts';

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A feature's key in customer.json. */
export const featureKey = (name: string) => name.replaceAll('-', '_');

const exportsTable = (name: string) => `| export | purpose |
|---|---|
| \`${camel(name)}Name\` | the library's name |`;

const doorsTable = (name: string) => `| entry point | purpose |
|---|---|
| \`./feature\` | the feature: what it adds to the portal |
| \`./options\` | the schema of \`features.${featureKey(name)}\` |
| \`.\` | \`${camel(name)}Name\`, the library's name |`;

const readme = (name: string, layer: Layer, description: string) => `# @touchline/${name}

${description}

${layer === 'feature' ? doorsTable(name) : exportsTable(name)}

## Use

\`\`\`ts
import { ${camel(name)}Name } from '@touchline/${name}';

console.log(${camel(name)}Name); // ${name}
\`\`\`
`;

const feature = (name: string) => `import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/** The feature: its additions to a portal whose customer.json has its key. */
export const feature = defineFeature<Options>({
  id: '${featureKey(name)}',
  contribute: () => ({ routes: [] }),
});
`;

const options = (description: string) => `import * as z from 'zod/mini';

/** The feature's options, under its key in customer.json. */
export const options = z.strictObject({}).check(z.meta({ description: ${JSON.stringify(description)} }));

export type Options = z.output<typeof options>;
`;

const featureTest = (name: string) => `import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';

test('the feature has its own key and refuses unknown options', () => {
  expect(feature.id).toBe('${featureKey(name)}');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});
`;

/** The files of a new library besides its package.json, by path. */
export function sources(name: string, layer: Layer, description: string): Record<string, string> {
  const constant = `${camel(name)}Name`;
  const environment = layer === 'foundation' ? '' : ", { environment: 'jsdom' }";
  const common = {
    'README.md': readme(name, layer, description),
    'vite.config.ts': `import { library } from '../../tools/vite/library.ts';\n\nexport default library(import.meta.dirname${environment});\n`,
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
    'src/feature.ts': feature(name),
    'src/options.ts': options(description),
    'src/feature.test.ts': featureTest(name),
  };
}

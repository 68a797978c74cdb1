import type { Layer } from './manifest.ts';

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A feature's key in customer.json. */
export const featureKey = (name: string) => name.replaceAll('-', '_');

const readme = (name: string, layer: Layer, description: string) => `# @touchline/${name}

${description}

Layer: ${layer}.

\`\`\`ts
import { ${camel(name)}Name } from '@touchline/${name}';

console.log(${camel(name)}Name); // ${name}
\`\`\`

## Limits

Say here what people may look for in this library and should find elsewhere.
`;

const feature = (name: string) => `import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/** The plug for the shell: what this feature adds to a portal whose customer.json has its key. */
export const feature = defineFeature<Options>({
  id: '${featureKey(name)}',
  contribute: () => ({ routes: [] }),
});
`;

const options = `import * as z from 'zod/mini';

/** What a customer may decide about this feature, under its key in customer.json. */
export const options = z.strictObject({});

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
    [`src/${name}-name.ts`]: `/** The library's name, as reports and keys spell it. */\nexport const ${constant} = '${name}';\n`,
    [`src/${name}-name.test.ts`]: [
      `import { expect, test } from 'vitest';\nimport { ${constant} } from './index.ts';\n`,
      `test('the door gives the name', () => {\n  expect(${constant}).toBe('${name}');\n});\n`,
    ].join('\n'),
  };
  if (layer !== 'feature') return common;
  return {
    ...common,
    'src/feature.ts': feature(name),
    'src/options.ts': options,
    'src/feature.test.ts': featureTest(name),
  };
}

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { removeBuildKeys } from './remove-build-keys.ts';

/** Builds a module that imports a schema. @returns the chunk's code */
async function buildModule(code: string): Promise<string> {
  const modules: Readonly<Record<string, string>> = {
    entry: code,
    'feature-kit': 'export const defineManifest = (manifest) => manifest;',
    schema: 'export const options = { parse: () => "schema" };',
  };
  // With these options, the build has one output.
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', treeshake: { moduleSideEffects: false } },
    },
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
      removeBuildKeys,
    ],
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const imports = `import { defineManifest } from 'feature-kit';\nimport { options } from 'schema';\n`;

test('a manifest is built without the keys that only tools read, and without their imports', async () => {
  const code = await buildModule(`${imports}
    export const manifest = defineManifest({
      id: 'club',
      options,
      csp: ({ form }) => ({ frame: [form, 'a host'] }),
      async start() { return 'started'; },
      workers: { '/a.js': 'b' } });`);
  expect(code).toContain(`id: 'club'`.replaceAll("'", '"'));
  expect(code).toContain('started');
  for (const removedText of ['schema', 'a host', 'workers', 'options']) expect(code).not.toContain(removedText);
});

test('the keys that only tools read are also removed from the manifest of a built library', async () => {
  const code = await buildModule(
    `${imports}var manifest = defineManifest({ id: 'club', options });\nexport { manifest };`,
  );
  expect(code).toContain('club');
  expect(code).not.toContain('schema');
});

test.each([
  'const parts = { options }; export const manifest = defineManifest(parts);',
  'export const manifest = defineManifest({ ...{ options } });',
  "const key = 'options'; export const manifest = defineManifest({ [key]: options });",
])('the build fails for a manifest whose keys it cannot read: %s', async (code) => {
  await expect(buildModule(imports + code)).rejects.toThrow('defineManifest');
});

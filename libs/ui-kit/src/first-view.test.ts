// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bundles one entry point as a page would, and lists its contents. */
async function bundleEntryPoint(entryPoint: string) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: entryPoint, formats: ['es'], fileName: 'door' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  const chunks = outputs.filter((output) => output.type === 'chunk');
  return {
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
    bytes: brotliCompressSync(chunks.map((chunk) => chunk.code).join('')).length,
  };
}

test('the first view contains no code of Radix, sonner and lucide', async () => {
  const { modules, bytes } = await bundleEntryPoint('index.ts');
  expect(modules.filter((id) => /radix|sonner|lucide/.test(id))).toEqual([]);
  // The whole entry point with every icon; a page uses a part.
  expect(bytes).toBeLessThan(18 * 1024);
}, 30_000);

test('the bundle of the menu contains code of Radix', async () => {
  const { modules } = await bundleEntryPoint('doors/menu.ts');
  expect(modules.some((id) => id.includes('radix'))).toBe(true);
}, 30_000);

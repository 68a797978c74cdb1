// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

/**
 * Bundles home for a browser, without the libraries that all pages share. @returns its modules, its compressed size,
 * and the modules that load later
 */
async function bundleFirstView() {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: `${import.meta.dirname}/pages/home/home.page.tsx`,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-router-dom|react-i18next|i18next|@tanstack\/.*)($|\/)/,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));
  const firstChunks = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // The loop also visits the files that it adds to the set, so it reaches imports of imports.
  for (const { imports } of firstChunks) {
    for (const chunk of imports.flatMap((name) => chunks.get(name) ?? [])) firstChunks.add(chunk);
  }
  return {
    modules: [...firstChunks].flatMap((chunk) => Object.keys(chunk.modules)),
    bytes: brotliCompressSync([...firstChunks].map(({ code }) => code).join('')).length,
    lazyModules: [...chunks.values()]
      .filter((chunk) => !firstChunks.has(chunk))
      .flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

test('home’s first view contains no validation, transport and sockets, which load later', async () => {
  // In vitest's environment Vite makes a development build, which contains the place of each element in the source.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { modules, lazyModules: later, bytes } = await bundleFirstView();
  expect(modules.filter((id) => /\/zod\/|\/ky\/|socket\.io|jitless/.test(id))).toEqual([]);
  expect(later.some((id) => id.includes('/zod/'))).toBe(true);
  // Cards, hero, shelves, formats and stored values; React, router, query and i18next are not included.
  expect(bytes).toBeLessThan(24_500);
}, 60_000);

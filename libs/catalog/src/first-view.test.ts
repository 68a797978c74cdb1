// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { expect, test } from 'vitest';

/** Bundles home as a browser would get it, without what every page has anyway; only what is there before anything is asked for. */
async function firstView() {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: `${import.meta.dirname}/home/home.page.tsx`,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-router-dom|react-i18next|i18next|@tanstack\/.*)($|\/)/,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));
  const reached = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // A set that grows while it is walked: imports of imports are reached too.
  for (const { imports } of reached) {
    for (const chunk of imports.flatMap((name) => chunks.get(name) ?? [])) reached.add(chunk);
  }
  return {
    modules: [...reached].flatMap((chunk) => Object.keys(chunk.modules)),
    bytes: brotliCompressSync([...reached].map(({ code }) => code).join('')).length,
    later: [...chunks.values()].filter((chunk) => !reached.has(chunk)).flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

test('home comes without validation, transport and sockets, which are there when they are needed', async () => {
  const { modules, later, bytes } = await firstView();
  expect(modules.filter((id) => /\/zod\/|\/ky\/|socket\.io|jitless/.test(id))).toEqual([]);
  expect(later.some((id) => id.includes('/zod/'))).toBe(true);
  // Cards, hero, shelves and formats; React, router, query and i18next come on top.
  expect(bytes).toBeLessThan(25_000);
}, 60_000);

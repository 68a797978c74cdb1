import { join } from 'node:path';
import { build } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';

/**
 * Bundles and minifies a script of the document's head: `head` for every page, `secret-head` before it for pages whose
 * address carries a secret.
 */
export async function buildHeadScript(name: 'head' | 'secret-head' = 'head'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    ...sourceResolve,
    build: {
      write: false,
      target: 'es2019',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `../src/boot/${name}.ts`),
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  });
  const [bundle] = [result].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error('The script of the head was not built');
  return chunk.code.trim();
}

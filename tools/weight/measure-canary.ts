import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { readPageAssets } from '../../apps/edge/src/render/page-assets.ts';
import { getBrowserBuildConfig } from '../../apps/portal/build/browser.ts';
import { catalogue } from '../../apps/portal/features.ts';
import { withCanary } from './canary/with-canary.ts';

/**
 * A page with cards before the first input: it loads the shell, but no code of features. The page itself is left out,
 * because it is the same with and without the canary.
 */
const samplePage = { page: null, locale: 'en', route: { hydrate: 'when-needed', places: ['card'] } } as const;

/** The hash in a chunk's name. Two builds differ in hashes, and these compress to different lengths by chance. */
const fileHashPattern = /-[\w-]{7}(?=\.(?:js|css)\b)/g;

interface CanaryCost {
  /** The JavaScript that one more feature adds to an anonymous home view, in bytes. */
  first: number;
  /** The JavaScript that one more feature adds after the viewer's first input, in bytes. */
  alive: number;
  /** Names of the first view's scripts that contain the canary. */
  traces: string[];
}

/** Builds the browser's chunks with and without the canary, and compares. */
export async function measureCanary(): Promise<CanaryCost> {
  const [baselineCost, canaryCost] = [await weigh(false), await weigh(true)];
  return {
    first: canaryCost.first - baselineCost.first,
    alive: canaryCost.alive - baselineCost.alive,
    traces: canaryCost.traces,
  };
}

async function weigh(hasCanary: boolean): Promise<CanaryCost> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-canary-'));
  try {
    const config = getBrowserBuildConfig(
      { featureIds: Object.keys(catalogue), variants: ['header/bar', 'navigation/top'] },
      folder,
    );
    const plugins = [...(config.plugins ?? []), hasCanary && withCanary];
    await build({ ...config, plugins, logLevel: 'error' });
    const getAssets = readPageAssets(folder);
    const sum = async ({ entry, modules }: ReturnType<typeof getAssets>) => {
      const codes = await Promise.all([entry, ...modules].map((file) => readFile(join(folder, file), 'utf8')));
      return codes.reduce((total, code) => total + brotliCompressSync(code.replaceAll(fileHashPattern, '')).length, 0);
    };
    const firstAssets = getAssets(samplePage);
    const namedChunks = await Promise.all(
      [firstAssets.entry, ...firstAssets.modules].map(async (file) => ({
        file,
        code: await readFile(join(folder, file), 'utf8'),
      })),
    );
    return {
      first: await sum(firstAssets),
      alive: await sum(getAssets({ ...samplePage, route: { places: samplePage.route.places } })),
      traces: namedChunks.filter(({ code }) => code.includes('canary')).map(({ file }) => file),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

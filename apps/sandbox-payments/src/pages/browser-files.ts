import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';

const toScriptPath = (file: string): string => fileURLToPath(new URL(`../browser/${file}`, import.meta.url));

type ScriptName = 'fields' | 'frame' | 'wallet-sheet';

async function bundle(name: ScriptName, build: typeof viteBuild): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: toScriptPath(`${name}.ts`), formats: ['es'] },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (!chunk) throw new Error(`${name}.js was not built`);
  return chunk.code;
}

/** A file that browsers fetch. */
export interface BrowserFile {
  type: string;
  /** Builds the file at its first request, because most tests need no bundle. */
  body: () => Promise<string | Uint8Array<ArrayBuffer>>;
}

const bundleScript = (name: ScriptName, build: typeof viteBuild): BrowserFile => {
  let pendingBundle: Promise<string> | undefined;
  const body = (): Promise<string> => {
    pendingBundle ??= bundle(name, build).catch((error: unknown) => {
      pendingBundle = undefined;
      throw error;
    });
    return pendingBundle;
  };
  return { type: 'text/javascript; charset=utf-8', body };
};

const createStyleSheet = (path: string): BrowserFile => ({
  type: 'text/css; charset=utf-8',
  body: () => readFile(path, 'utf8'),
});

/** The portals' typeface. The provider serves it, because a frame cannot use the page's fonts. */
const styles = pathToFileURL(createRequire(import.meta.url).resolve('@touchline/ui-kit/styles.css'));
const fontFaces = ['inter-latin', 'inter-latin-ext', 'inter-cyrillic', 'noto-hebrew'].map(
  (name): [string, BrowserFile] => [
    `fonts/${name}.woff2`,
    {
      type: 'font/woff2',
      body: async () => new Uint8Array(await readFile(new URL(`fonts/${name}.woff2`, styles))),
    },
  ],
);

/** Creates the files, by their path after `/v1/`. @param build the bundler */
export const createBrowserFiles = (build = viteBuild): Readonly<Record<string, BrowserFile>> => ({
  'fields.js': bundleScript('fields', build),
  'frame.js': bundleScript('frame', build),
  'wallet-sheet.js': bundleScript('wallet-sheet', build),
  'frame.css': createStyleSheet(toScriptPath('frame.css')),
  'page.css': createStyleSheet(toScriptPath('page.css')),
  'fonts.css': createStyleSheet(fileURLToPath(new URL('fonts.css', styles))),
  ...Object.fromEntries(fontFaces),
});

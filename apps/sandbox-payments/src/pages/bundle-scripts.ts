import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const place = (file: string): string => fileURLToPath(new URL(`../browser/${file}`, import.meta.url));

async function bundle(name: 'fields' | 'frame'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: place(`${name}.ts`), formats: ['es'] },
    },
  });
  const [made] = [result].flat();
  const [chunk] = made && 'output' in made ? made.output : [];
  if (!chunk) throw new Error(`${name}.js was not built`);
  return chunk.code;
}

/** A file that browsers fetch. */
export interface BrowserFile {
  type: string;
  /** Made when it is first asked for: a backend's tests ask for none. */
  text: () => Promise<string>;
}

const script = (name: 'fields' | 'frame'): BrowserFile => {
  let made: Promise<string> | undefined;
  return { type: 'text/javascript; charset=utf-8', text: () => (made ??= bundle(name)) };
};

const sheet = (name: string): BrowserFile => {
  const text = readFileSync(place(name), 'utf8');
  return { type: 'text/css; charset=utf-8', text: async () => text };
};

/** By the last part of their addresses. */
export const browserFiles = (): Readonly<Record<string, BrowserFile>> => ({
  'fields.js': script('fields'),
  'frame.js': script('frame'),
  'frame.css': sheet('frame.css'),
  'page.css': sheet('page.css'),
});

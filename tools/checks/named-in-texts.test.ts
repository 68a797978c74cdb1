import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './product-sources.ts';

const files = globSync('{*,{apps,customers,docs,libs,tools}/**/*}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'test-results'].includes(name),
});
const folders = new Set(files.map((file) => dirname(file)));

const readSource = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') });
const pages = files.filter((file) => file.endsWith('.md')).map(readSource);
const code = files
  .filter(
    (file) => /\.(?:tsx?|mjs|css|json|yaml|sql)$/.test(file) && !/\/locales\/|pnpm-lock|renamed-exports/.test(file),
  )
  .map(readSource);

interface Line {
  /** `libs/i18n/src/bidi.ts:4`. */
  location: string;
  text: string;
}

const toLines = ({ file, text }: { file: string; text: string }): Line[] =>
  text.split('\n').map((line, index) => ({ location: `${file}:${index + 1}`, text: line }));

const getQuoted = (text: string): string[] => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, quoted = '']) => quoted);

const codeLines = code.flatMap(toLines);
const isComment = ({ text }: Line): boolean => /^\s*(?:\/\/|\/?\*)/.test(text);
const comments = codeLines.filter((line) => isComment(line) || line.text.includes(' // '));
const groups = codeLines.flatMap(({ location, text }) => {
  const name = /\bdescribe\('(\w+)'/.exec(text)?.[1];
  return name ? { location, text: `\`${name}\`` } : [];
});
/** Names of the web platform, and a name that CONTRIBUTING.md shows as a bad example. */
const foreignNames = ['colourOf', 'MediaError', 'responseType', 'suppressHydrationWarning'];
const knownWords = new Set([
  ...foreignNames,
  ...codeLines
    .filter((line) => !isComment(line))
    .flatMap(({ text }) => text.replace(/\s\/\/ .*|describe\('.*?'/, '').match(/\w+/g) ?? []),
]);
const isUnknownName = (name: string): boolean => /^[A-Z]?[a-z]+[A-Z]/.test(name) && !knownWords.has(name);

test.each([
  { kind: 'comments', lines: comments },
  { kind: 'describe titles', lines: groups },
  { kind: 'Markdown pages', lines: pages.flatMap(toLines) },
])('$kind contain only identifiers that exist in the code', ({ lines }) => {
  const unknownNames = lines.flatMap(({ location, text }) =>
    getQuoted(text)
      .flatMap((quoted) => quoted.match(/\b[A-Za-z]+\b/g) ?? [])
      .filter(isUnknownName)
      .map((name) => `${location}: ${name}`),
  );
  expect(unknownNames).toEqual([]);
});

/** Whether a build or a run writes the file. */
const isGenerated = (path: string): boolean =>
  /^(?:dist|test-results|\.data|\.vite)\/|^(?:_payload|site|index)\.json$/.test(path);

const isPath = (quoted: string): boolean =>
  /^\w[\w.<>*-]*(?:\/[\w.<>*-]+)*(?:\/|\.(?:tsx?|mjs|css|json|yaml|md|svg))$/.test(quoted);

/** @param path the end of a file's path, or of a folder's path with `/`; `*` and `<name>` match any part of a name */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*|<\w+>/g, '[^/]*');
  const expression = new RegExp(`(?:^|/)${pattern}$`);
  return path.endsWith('/')
    ? [...folders].some((folder) => expression.test(folder))
    : files.some((file) => expression.test(file));
}

test('Markdown pages name only files and folders that exist', () => {
  const missing = pages.flatMap(({ file, text }) =>
    getQuoted(text)
      .filter((quoted) => isPath(quoted) && !isGenerated(quoted) && !exists(quoted))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('Markdown pages link only to files and folders that exist', () => {
  const missing = pages.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g), ([, path = '']) => join(dirname(file), path))
      .filter((path) => !files.includes(path) && !folders.has(path.replace(/\/$/, '')))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function getExportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
    return statement.exportClause.elements.map(({ name }) => name.text);
  return /^export (?:async )?\w+ (\w+)/.exec(statement.getText())?.slice(1) ?? [];
}

/** @returns the names that `@touchline/library/subpath` exports; undefined for styles and texts */
function getExports(library: string, subpath: string): string[] | undefined {
  const { exports } = JSON.parse(readSource(`libs/${library}/package.json`).text);
  const source = exports[`.${subpath}`]?.['@touchline/source'];
  return source && parse(readSource(join('libs', library, source)).text).statements.flatMap(getExportedNames);
}

test('Markdown pages import only names that the libraries export', () => {
  const missing = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]+)\} from '@touchline\/([\w-]+)(\/[^']*)?'/g)].flatMap(
      ([, names = '', library = '', subpath = '']) => {
        const imported = names.split(',').map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*/, ''),
        );
        const exported = getExports(library, subpath) ?? [];
        return imported.filter((name) => name && !exported.includes(name)).map((name) => `${file}: ${name}`);
      },
    ),
  );
  expect(missing).toEqual([]);
});

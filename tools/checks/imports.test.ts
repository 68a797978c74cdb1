import { expect, test } from 'vitest';
import { readProductSources } from './product-sources.ts';

/** Counts the arguments of a call, from after its opening bracket. */
function countArguments(text: string): number {
  let depth = 1;
  let commaCount = 0;
  let isEmpty = true;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0) return isEmpty ? commaCount : commaCount + 1;
    if (character === ',' && depth === 1) commaCount += 1;
    // A comma may follow the last argument.
    isEmpty = character === ',' || (isEmpty && /\s/.test(character));
  }
  return commaCount;
}

/** Finds imports whose failure is handled by the second argument of their own `then`. */
const findThenHandledImports = (text: string): string[] =>
  Array.from(text.matchAll(/import\((['"`][^'"`]*['"`])\)\s*\.then\(/g), ({ 0: call, 1: name = '', index }) =>
    countArguments(text.slice(index + call.length)) > 1 ? name : '',
  ).filter((name) => name !== '');

test('the check of imports finds only imports whose own `then` handles their failure', () => {
  expect(findThenHandledImports("import('./a.ts').then(({ a }) => run(a, 1), () => null)")).toEqual(["'./a.ts'"]);
  expect(findThenHandledImports("import('./a.ts').then(\n  ({ a }) => run(a, 1),\n).catch(() => null)")).toEqual([]);
});

/** Returns a statement from its start to its semicolon, or to the bracket that closes its block. */
function getStatement(text: string): string {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && character === ';')) return text.slice(0, index);
  }
  return text;
}

/** Finds imports that no code awaits and whose failure has no `catch`. */
const findUncaughtImports = (text: string): string[] =>
  Array.from(text.matchAll(/\bvoid (?=import\(|Promise\b)/g), ({ index }) => getStatement(text.slice(index))).filter(
    (statement) => statement.includes('import(') && !/\.catch\(/.test(statement),
  );

test('the check of imports finds only imports that no code awaits and that have no `catch`', () => {
  const uncaughtImport = "void import('./a.ts').then(({ a }) => a())";
  expect(findUncaughtImports(`run(() => ${uncaughtImport}); b().catch(c);`)).toEqual([uncaughtImport]);
  expect(findUncaughtImports(`void Promise.all([import('./a.ts')])\n  .then(run)\n  .catch(() => null);`)).toEqual([]);
});

// The build wraps `import().then()` in a helper that loads styles. If a style fails, the helper rejects, and neither
// argument of `then` runs.
test('imports handle a failure with `catch`, because a failed style does not reach the second argument of `then` [fault-38c]', () => {
  const faults = readProductSources().flatMap(({ file, text }) =>
    findThenHandledImports(text).map((name) => `${file}: ${name}`),
  );
  expect(faults).toEqual([]);
});

test('each import that no code awaits handles a failure with `catch` [fault-38c]', () => {
  const faults = readProductSources().flatMap(({ file, text }) =>
    findUncaughtImports(text).map((importText) => `${file}: ${importText}`),
  );
  expect(faults).toEqual([]);
});

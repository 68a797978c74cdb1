import { basename } from 'node:path';
import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { type Fault, formatPath } from './fault.ts';
import { readCustomerFile, getText } from './customer-file.ts';
import { findMergeMark } from './merge-mark.ts';

/** The limits are far above a customer's needs, and low enough to parse safely. */
const jsonLimits = { bytes: 1024 * 1024, levels: 20 };

/** The content of a JSON file and its syntax faults; the value is undefined if the file cannot be parsed. */
export interface JsonFile {
  value: unknown;
  faults: Fault[];
}

/**
 * Reads a JSON file of a customer's folder: UTF-8, with or without a byte order mark, each key once. A fault never
 * repeats the file's values, because they may be secrets.
 */
export function readJsonFile(folder: string, name: string): JsonFile {
  const createFault = (found: string, expected: string, path = ''): JsonFile => ({
    value: undefined,
    faults: [{ file: `${basename(folder)}/${name}`, path, found, expected }],
  });
  const { content, ...readFault } = readCustomerFile(folder, name, jsonLimits.bytes);
  if (content === undefined) {
    const { found, expected = 'a JSON object' } = { found: 'no file', ...readFault };
    return createFault(found, expected);
  }
  const text = getText(content);
  if (text === undefined) return createFault('bytes that are not UTF-8', 'a text file, saved as UTF-8');
  if (text.trim() === '') return createFault('an empty file', 'a JSON object');
  const depth = getDepth(text);
  if (depth > jsonLimits.levels) return createFault(`${depth} levels of nesting`, `at most ${jsonLimits.levels}`);

  const { error, repeatedKeys } = findSyntaxFaults(text);
  if (error) {
    const mergeMark = findMergeMark(text);
    if (mergeMark) return createFault(mergeMark.found, mergeMark.expected, `line ${mergeMark.line}, column 1`);
    const { found, expected } = describeParseError(error, text);
    return createFault(found, expected, describePosition(text, error.offset));
  }
  const file = `${basename(folder)}/${name}`;
  return { value: JSON.parse(text), faults: repeatedKeys.map((fault) => ({ file, ...fault })) };
}

/** The nesting of brackets, measured first, because parsers recurse once for each level. */
function getDepth(text: string): number {
  let depth = 0;
  let maxDepthSeen = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    maxDepthSeen = Math.max(maxDepthSeen, depth);
  }
  return maxDepthSeen;
}

function describePosition(text: string, offset: number): string {
  const linesBefore = text.slice(0, offset).split('\n');
  return `line ${linesBefore.length}, column ${(linesBefore.at(-1)?.length ?? 0) + 1}`;
}

const expectationByErrorCode: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a text in straight quotation marks, a number, true, false, {} or []',
  InvalidNumberFormat: 'a number',
  PropertyNameExpected: 'a key in quotation marks, and no comma after the last entry',
  ValueExpected: 'a value, and no comma after the last entry',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma before it',
  CloseBraceExpected: 'a }',
  CloseBracketExpected: 'a ]',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comment, because JSON does not allow comments',
  UnexpectedEndOfString: 'a quotation mark at the end of the text',
  UnexpectedEndOfComment: 'no comment, because JSON does not allow comments',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u',
  InvalidCharacter: 'no line break and no tab inside a text: write \\n or \\t',
};

function describeParseError({ error, offset }: ParseError, text: string): { found: string; expected: string } {
  const [character] = text.slice(offset);
  return {
    found: character === undefined ? 'the end of the file' : character === '"' ? 'a quotation mark' : `"${character}"`,
    expected: expectationByErrorCode[printParseErrorCode(error)] ?? 'JSON',
  };
}

/**
 * The first syntax error, and keys that appear twice in one object: JSON.parse would keep the last without a warning.
 */
function findSyntaxFaults(text: string): { error: ParseError | undefined; repeatedKeys: Omit<Fault, 'file'>[] } {
  const errors: ParseError[] = [];
  const repeatedKeyFaults: Omit<Fault, 'file'>[] = [];
  const openObjects: Map<string, number>[] = [];
  visit(
    text,
    {
      onError: (error, offset, length) => void errors.push({ error, offset, length }),
      onObjectBegin: () => void openObjects.push(new Map()),
      onObjectEnd: () => void openObjects.pop(),
      onObjectProperty(key, _offset, _length, startLine, _column, pathSupplier) {
        const lines = openObjects.at(-1);
        const firstLine = lines?.get(key);
        const line = startLine + 1;
        lines?.set(key, line);
        if (firstLine === undefined) return;
        const lineText = firstLine === line ? `line ${line}` : `lines ${firstLine} and ${line}`;
        const path = formatPath([...pathSupplier(), key]);
        repeatedKeyFaults.push({ path, found: `the key twice, in ${lineText}`, expected: 'each key once' });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { error: errors[0], repeatedKeys: repeatedKeyFaults };
}

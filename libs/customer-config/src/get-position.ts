import { type Node, parseTree } from 'jsonc-parser';
import { formatPath } from './fault.ts';

/** A place in a text file, from 1. */
export interface Position {
  line: number;
  column: number;
}

function toPosition(text: string, offset: number): Position {
  const linesBefore = text.slice(0, offset).split('\n');
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
}

/** An entry of an object or a list. */
interface Entry {
  key: string | number;
  value: Node;
  /** The start of the entry: of its key in an object. */
  offset: number;
}

function listEntries(node: Node): Entry[] {
  return (node.children ?? []).flatMap((child, index): Entry[] => {
    if (node.type === 'array') return [{ key: index, value: child, offset: child.offset }];
    const [keyNode, value] = child.children ?? [];
    return value ? [{ key: String(keyNode?.value), value, offset: child.offset }] : [];
  });
}

/** The offset of the value at a path, or of the innermost value around a missing one. */
function findOffset(node: Node, path: readonly (string | number)[], wantedPath: string): number {
  const entries = listEntries(node).map((entry) => ({ ...entry, text: formatPath([...path, entry.key]) }));
  // A key may have a dot, as "/old.html" next to "/old".
  const exactEntry = entries.find(({ text }) => text === wantedPath);
  if (exactEntry) {
    const { value, offset } = exactEntry;
    return value.type === 'object' || value.type === 'array' ? offset : value.offset;
  }
  const outerEntry = entries.find(({ text }) => wantedPath.startsWith(`${text}.`) || wantedPath.startsWith(`${text}[`));
  return outerEntry ? findOffset(outerEntry.value, [...path, outerEntry.key], wantedPath) : node.offset;
}

/**
 * The position of a fault in its file.
 * @param text the file's content, with valid nesting (`readJsonFile` limits it)
 * @param path the fault's path
 * @returns undefined for a fault of the whole file
 */
export function getPosition(text: string, path: string): Position | undefined {
  if (path === '') return undefined;
  const [, line, column] = /^line (\d+), column (\d+)$/.exec(path) ?? [];
  if (line !== undefined) return { line: Number(line), column: Number(column) };
  const root = parseTree(text);
  return root && toPosition(text, findOffset(root, [], path));
}

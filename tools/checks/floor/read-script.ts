import { parseAst } from 'vite';
import type { NewerFunctions } from './newer.ts';

/** A node of the parser's tree; only some of its fields are read. */
type Node = Readonly<Record<string, unknown>> & { type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const getName = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** Splits `a.b` into its two names. The first is '' if the object has no name, such as a call's result. */
function getParts(node: unknown): { object: string; property: string } | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  const property = getName(node['property']);
  return property === undefined ? undefined : { object: getName(node['object']) ?? '', property };
}

/** Returns the names that a script declares or has as parameters, so they are not functions of the browser. */
function listDeclaredNames(tree: Node): Set<string> {
  const declaredNames = new Set<string>();
  const recordPattern = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const subpattern of pattern) recordPattern(subpattern);
    else if (isNode(pattern)) {
      const name = getName(pattern);
      if (name !== undefined) declaredNames.add(name);
      else for (const part of ['elements', 'properties', 'value', 'argument', 'left']) recordPattern(pattern[part]);
    }
  };
  walk(tree, (node) => {
    recordPattern(node['id']);
    recordPattern(node['params']);
    recordPattern(node['local']);
    recordPattern(node['param']);
  });
  return declaredNames;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const childNode of node) walk(childNode, visit);
  else if (typeof node === 'object' && node !== null) {
    if (isNode(node)) visit(node);
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
  }
}

/**
 * Returns calls of a script that a supported browser may lack: `URL.parse`, `.toSorted`, `new Intl.Segmenter`, a
 * pattern with the flag `v`. An optional call (`element.checkVisibility?.()`) does not count.
 * @returns each once
 */
export function findNewerInScript(code: string, { globals, statics, methods }: NewerFunctions): string[] {
  const tree: unknown = parseAst(code);
  if (!isNode(tree)) return [];
  const declaredNames = listDeclaredNames(tree);
  const newerNames = new Set<string>();
  walk(tree, (node) => {
    const { regex } = node;
    if (typeof regex === 'object' && regex !== null && 'flags' in regex && String(regex.flags).includes('v'))
      newerNames.add('/…/v');
    if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || node['optional'] === true) return;
    const name = getName(node['callee']);
    if (name !== undefined && globals.has(name) && !declaredNames.has(name)) newerNames.add(name);
    const parts = getParts(node['callee']);
    if (!parts) return;
    const memberPath = `${parts.object}.${parts.property}`;
    if (
      statics.has(memberPath) ||
      globals.has(memberPath) ||
      (globals.has(parts.object) && !declaredNames.has(parts.object))
    )
      newerNames.add(memberPath);
    else if (methods.has(parts.property) && node.type === 'CallExpression') newerNames.add(`.${parts.property}`);
  });
  return [...newerNames].toSorted();
}

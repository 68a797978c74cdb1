import ts from 'typescript';

/** A key that a source file uses. */
export interface UsedKey {
  namespace: string;
  /** A whole key, or a pattern made from a template (`errors.${code}`). */
  key: string | RegExp;
  /** The key as written, for the message. */
  sourceText: string;
  line: number;
}

export interface Scan {
  usedKeys: UsedKey[];
  /** Texts that may be keys in a variable: texts with dots, and all texts of a file that translates a variable. */
  possible: string[];
}

/** Functions that return the translate function of a namespace. */
const translatorSources = new Set(['useText', 'getTranslator', 'texts']);
/** Parameter names of a translate function. */
const translatorNames = new Set(['t', 'text']);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function getName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
}

/** The namespace in `useText('event')`, `getTranslator(i18n, 'event')`, `context.texts('event')`. */
function getNamespace(node: ts.Node | undefined): string | undefined {
  if (!node || !ts.isCallExpression(node) || !translatorSources.has(getName(node.expression) ?? '')) return undefined;
  const lastArgument = node.arguments.at(-1);
  return lastArgument && ts.isStringLiteralLike(lastArgument) ? lastArgument.text : undefined;
}

/** Returns the possible keys of an argument; undefined if only the running program knows them. */
function getKeys(node: ts.Expression): (string | RegExp)[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return getKeys(node.expression);
  if (ts.isConditionalExpression(node)) {
    const [whenTrueKeys, whenFalseKeys] = [getKeys(node.whenTrue), getKeys(node.whenFalse)];
    return whenTrueKeys && whenFalseKeys ? [...whenTrueKeys, ...whenFalseKeys] : undefined;
  }
  if (ts.isTemplateExpression(node)) {
    const spanPatterns = node.templateSpans.map(({ literal }) => `[^.]+${escape(literal.text)}`).join('');
    const head = escape(node.head.text);
    return [new RegExp(`^${head === '' ? spanPatterns.replace('[^.]+', '.+') : head + spanPatterns}$`)];
  }
  return undefined;
}

/** Calls with the context of a not-found page, and the index of that argument. */
const notFoundCalls: Readonly<Record<string, number>> = { needed: 1, notFound: 0 };

/**
 * The keys of the not-found page for a context, such as `team` (specification, section 2). The context `page` is the
 * shell's.
 */
function getContextKeys(call: ts.CallExpression, name: string | undefined): string[] {
  const context = call.arguments[notFoundCalls[name ?? ''] ?? -1];
  if (!context || !ts.isStringLiteralLike(context) || context.text === 'page') return [];
  return [`errors.${context.text}_not_found`, `errors.could_not_find_${context.text}`];
}

/**
 * Finds the keys that a source file uses.
 * @param ownNamespace the namespace of the file's project, if it has texts
 */
export function scanSource(file: string, source: string, ownNamespace: string | undefined): Scan {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const namespacesByName = new Map<string, Set<string>>();
  const literals: string[] = [];
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const namespace = getNamespace(node.initializer);
      if (namespace)
        namespacesByName.set(node.name.text, (namespacesByName.get(node.name.text) ?? new Set()).add(namespace));
    }
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);

  const usedKeys: UsedKey[] = [];
  let isHandedOver = false;
  for (const call of calls) {
    const [firstArgument] = call.arguments;
    const name = getName(call.expression);
    const line = tree.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    if (ownNamespace)
      for (const key of getContextKeys(call, name))
        usedKeys.push({ namespace: ownNamespace, key, sourceText: `'${key}'`, line });
    const directNamespace = getNamespace(call.expression);
    const namespaces = directNamespace
      ? [directNamespace]
      : (namespacesByName.get(name ?? '') ??
        (ownNamespace && name && translatorNames.has(name) ? [ownNamespace] : undefined));
    if (!firstArgument || !namespaces) continue;
    const keys = getKeys(firstArgument);
    if (!keys) isHandedOver = true;
    for (const namespace of namespaces)
      for (const key of keys ?? []) usedKeys.push({ namespace, key, sourceText: firstArgument.getText(), line });
  }
  return { usedKeys, possible: literals.filter((text) => isHandedOver || text.includes('.')) };
}

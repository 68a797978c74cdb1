import ts from 'typescript';
import type { Source } from './product-sources.ts';

/** A regular expression in a source file. */
export interface Pattern {
  /** `libs/i18n/src/bidi.ts:4`. */
  location: string;
  expression: RegExp;
}

/** The regular expressions of a file. */
export interface FoundPatterns {
  patterns: Pattern[];
  /** `file:line` of the patterns that the check cannot read, because they use values of other files. */
  unknown: string[];
}

/** The file's own constants, by name. */
function getConstants(tree: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

/** Returns the text of an expression of literals and the file's constants; undefined for any other expression. */
function getText(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && getText(constant, constants);
  }
  const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
  const template = isRaw ? node.template : node;
  const getPart = ({ text, rawText }: ts.TemplateLiteralLikeNode): string => (isRaw ? (rawText ?? text) : text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return getPart(template);
  if (!ts.isTemplateExpression(template)) return undefined;
  let text = getPart(template.head);
  for (const { expression, literal } of template.templateSpans) {
    const part = getText(expression, constants);
    if (part === undefined) return undefined;
    text += part + getPart(literal);
  }
  return text;
}

/** Returns the expression that becomes a pattern at run time. */
function getPatternSource(node: ts.Node): ts.Expression | undefined {
  const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
  return isMade ? node.arguments?.[0] : getListPattern(node);
}

/** Returns the pattern that each value of a list parameter matches as a whole (`query-param-spec.ts`). */
const getListPattern = (node: ts.Node): ts.Expression | undefined =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'each' ? node.initializer : undefined;

/** Finds the regular expressions in a file's text, without the flags that keep a position between matches. */
export function findPatterns({ file, text }: Source): FoundPatterns {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = getConstants(tree);
  const patterns: Pattern[] = [];
  const unknown: string[] = [];
  const visit = (node: ts.Node): void => {
    const getLocation = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const flags = node.text.slice(end + 1).replaceAll(/[gy]/g, '');
      patterns.push({ location: getLocation(), expression: new RegExp(node.text.slice(1, end), flags) });
    }
    const patternSource = getPatternSource(node);
    const source = patternSource && getText(patternSource, constants);
    if (source !== undefined)
      patterns.push({
        location: getLocation(),
        expression: new RegExp(getListPattern(node) ? `^(?:${source})$` : source, 'u'),
      });
    else if (patternSource) unknown.push(file);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, unknown };
}

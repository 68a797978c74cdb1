import ts from 'typescript';
import type { Source } from './product-sources.ts';

/** A regular expression in a source file. */
export interface Pattern {
  /** `libs/i18n/src/bidi.ts:4`. */
  place: string;
  expression: RegExp;
}

/** Finds the regular expressions in a file's text, without the flags that keep a position between matches. */
export function patternsIn({ file, text }: Source): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const flags = node.text.slice(end + 1).replaceAll(/[gy]/g, '');
      found.push({ place: `${file}:${line + 1}`, expression: new RegExp(node.text.slice(1, end), flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

import { findText } from './texts-in.ts';
import type { Texts } from './texts.ts';

/** Moved texts: the new path by the old path, which begins with the namespace. */
const newPlaces: Readonly<Record<string, string>> = {
  installed: 'install',
  'smart-banner': 'install.banner',
  'info.openApp': 'install.openApp',
};

const isGroup = (texts: unknown): texts is Texts => typeof texts === 'object' && texts !== null;

function removeText(texts: Texts, [key = '', ...subkeys]: readonly string[]): Texts {
  const { [key]: text, ...others } = texts;
  return isGroup(text) && subkeys.length > 0 ? { ...others, [key]: removeText(text, subkeys) } : others;
}

function addMissing(texts: Texts, additions: Texts): Texts {
  const entries = Object.entries(additions).map(([key, text]) => {
    const ownText = texts[key];
    return [key, isGroup(ownText) && isGroup(text) ? addMissing(ownText, text) : (ownText ?? text)];
  });
  return { ...texts, ...(Object.fromEntries(entries) as Texts) };
}

/**
 * Moves a customer's own wording from old places to new ones. A text that is already at its new place stays.
 * @returns also each old place that the wording names, with its new one
 */
export function moveTexts(wording: Texts): { texts: Texts; moves: (readonly [from: string, to: string])[] } {
  const moves = Object.entries(newPlaces).filter(([from]) => findText(wording, from) !== undefined);
  const texts = moves.reduce((movedTexts, [from, to]) => {
    const part = to.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), findText(wording, from));
    return addMissing(removeText(movedTexts, from.split('.')), part as Texts);
  }, wording);
  return { texts, moves };
}

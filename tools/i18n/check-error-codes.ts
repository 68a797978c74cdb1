import { errorCodes } from '@touchline/contract';

/** Error codes that have no text on purpose, with the reason. */
const withoutText: Readonly<Record<string, string>> = {
  invalid_range: 'the backend says its own limits in the message, which a text would hide',
};

/**
 * Checks that each code of the contract has its text (specification, section 8).
 * @param shell keys of the shell's texts, which every page has
 * @param features keys of the other libraries' texts, because a feature may explain a code of its calls
 * @returns one line for each code without a text
 */
export function checkErrorCodes(shell: readonly string[], features: readonly string[]): string[] {
  const explainedCodes = new Set([
    ...shell.filter((key) => key.startsWith('errors.')).map((key) => key.slice('errors.'.length)),
    ...features.flatMap((key) => /\.(?:refused|failed)\.(\w+)$/.exec(key)?.[1] ?? []),
  ]);
  return errorCodes
    .filter((code) => !explainedCodes.has(code) && !(code in withoutText))
    .map((code) => `libs/shell/locales/en.json: errors.${code}: missing, contract has this code`);
}

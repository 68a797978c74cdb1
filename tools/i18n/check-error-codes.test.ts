import { errorCodes } from '@touchline/contract';
import { expect, test } from 'vitest';
import { checkErrorCodes } from './check-error-codes.ts';

const toErrorKeys = (codes: readonly string[]): string[] => codes.map((code) => `errors.${code}`);

test('the check of error texts accepts the shell’s texts when each code has a text', () => {
  expect(checkErrorCodes(toErrorKeys(errorCodes), [])).toEqual([]);
});

test('the check of error texts reports a code without a text', () => {
  const otherCodes = errorCodes.filter((code) => code !== 'not_resumable');
  expect(
    checkErrorCodes(toErrorKeys(otherCodes), ['account.not_resumable', 'words.refused.not_resumable.title']),
  ).toEqual(['libs/shell/locales/en.json: errors.not_resumable: missing, contract has this code']);
});

test('the check of error texts accepts a code whose text is in the feature that shows its error', () => {
  const otherCodes = errorCodes.filter((code) => code !== 'access_code_used');
  expect(checkErrorCodes(toErrorKeys(otherCodes), ['code.failed.access_code_used'])).toEqual([]);
});

import { toPortalError } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

const codeErrors: ReadonlySet<string> = new Set([
  'access_code_invalid',
  'access_code_used',
  'access_code_expired',
  'too_many_tries',
  'already_owned',
]);

/** The message for a refused code; undefined for an error that does not concern the code. */
export function getCodeFailureText(error: unknown, text: Translate): string | undefined {
  const { code } = toPortalError(error);
  const errorName = code === 'too_many_requests' ? 'too_many_tries' : code;
  return codeErrors.has(errorName) ? text(`code.failed.${errorName}`) : undefined;
}

import type { ErrorCode } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/**
 * What a viewer is told of an error (section 8): the text of its code, else the server's words, else that an error occurred. A
 * code that we do not know has no text. @param text of the shell's namespace @param said the server's words, where it said something
 */
export function explainError(text: Translate, code: ErrorCode, said: string | undefined): string {
  const own = code === 'default_error_message' ? '' : text(`errors.${code}`, { defaultValue: '' });
  return own || (said ?? text('errors.default_error_message'));
}

import { toPortalError } from '@touchline/contract';
import { type Translate, useText } from '@touchline/i18n';
import { useCallback } from 'react';

/**
 * What a viewer reads of anything thrown (section 8): the text of its code, else the server's words, else that an error occurred.
 * A code that we do not know has no text.
 * @param text of the shell's texts
 */
export function errorTextIn(text: Translate, thrown: unknown): string {
  const { code, said } = toPortalError(thrown);
  const own = code === 'default_error_message' ? '' : text(`errors.${code}`, { defaultValue: '' });
  return own || (said ?? text('errors.default_error_message'));
}

/** Puts what was thrown into words, in a component; see {@link errorTextIn}. */
export function useErrorText(): (thrown: unknown) => string {
  const text = useText('shell');
  return useCallback((thrown) => errorTextIn(text, thrown), [text]);
}

import { toPortalError } from '@touchline/contract';
import { type Translate, useText } from '@touchline/i18n';
import { useCallback } from 'react';

/**
 * The text for an error (specification, section 8): the text of its code, otherwise the server's message, otherwise the
 * default. An unknown code has no text.
 * @param text of the shell's texts
 */
export function errorTextIn(text: Translate, thrown: unknown): string {
  const { code, said } = toPortalError(thrown);
  const ownText = code === 'default_error_message' ? '' : text(`errors.${code}`, { defaultValue: '' });
  return ownText || (said ?? text('errors.default_error_message'));
}

/** Returns {@link errorTextIn} for components. */
export function useErrorText(): (thrown: unknown) => string {
  const text = useText('shell');
  return useCallback((thrown) => errorTextIn(text, thrown), [text]);
}

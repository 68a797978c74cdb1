import { type PortalError, toPortalError } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { useCallback } from 'react';

/** What the server said in its own words, where it said something. */
const ownWords = ({ code, status, message }: PortalError): string | undefined =>
  status !== undefined && message !== code ? message : undefined;

/**
 * What a viewer is told of an error (section 8): the text of `errors.{code}`, else the server's message, else 'An error occurred'.
 * The texts are the shell's.
 */
export function useErrorText(): (thrown: unknown) => string {
  const text = useText('shell');
  return useCallback(
    (thrown) => {
      const error = toPortalError(thrown);
      const general = ownWords(error) ?? text('errors.default_error_message');
      return error.code === 'default_error_message' ? general : text(`errors.${error.code}`, { defaultValue: general });
    },
    [text],
  );
}

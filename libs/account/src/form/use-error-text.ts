import { toPortalError } from '@touchline/contract';
import { explainError } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useCallback } from 'react';

/** What a viewer is told of an error (section 8). The texts are the shell's. */
export function useErrorText(): (thrown: unknown) => string {
  const text = useText('shell');
  return useCallback(
    (thrown) => {
      const { code, said } = toPortalError(thrown);
      return explainError(text, code, said);
    },
    [text],
  );
}

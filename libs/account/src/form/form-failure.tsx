import type { PortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { Notice } from '@touchline/ui-kit';

/** Why a form was refused as a whole, above its button; nothing without an error. */
export function FormFailure({ error }: { error: PortalError | null }) {
  const errorText = useErrorText();
  return error && <Notice tone="danger">{errorText(error)}</Notice>;
}

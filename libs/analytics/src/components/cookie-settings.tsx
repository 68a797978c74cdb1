import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { consentStore } from '../state/consent-store.ts';

/** Opens the question for consent again. */
export function CookieSettings() {
  useLazyTexts('analytics');
  const text = useText('analytics');
  return (
    <Button variant="ghost" size="s" onClick={consentStore.ask}>
      {text('settings')}
    </Button>
  );
}

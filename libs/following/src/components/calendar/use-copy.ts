import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';

/** Copies an address and reports the result in a toast. */
export function useCopy(): (address: string) => Promise<void> {
  const text = useText('following');
  const notify = useNotify();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', text('calendar.copied'));
    } catch {
      notify('danger', text('calendar.copyFailed'));
    }
  };
}

import type { LoadTexts } from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { retryUntilLoaded } from './retry-until-loaded.ts';

/**
 * Loads features' texts that no page brings along, each feature's once; what loads them comes with the first, and is asked for until it is
 * there: a part that waits (`use`) would ask at once for a promise that was refused, again and again, or never more.
 */
export function createLaterTexts(
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown) => void,
): LoadTexts {
  const loads = new Map<string, Promise<unknown>>();
  async function load(feature: string): Promise<void> {
    const { addTexts } = await retryUntilLoaded(() => import('../load-texts.ts'));
    await addTexts(i18n, locale, feature, onError);
  }
  return (feature) => {
    const loading = loads.get(feature) ?? load(feature);
    loads.set(feature, loading);
    return loading;
  };
}

import type { LoadTexts } from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';

/**
 * Loads texts of features that no page loads, once per feature. The loader's chunk is retried until it loads, because
 * after a rejection `use` would either request it in an endless loop or never again.
 */
export function createLazyTexts(
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown) => void,
): LoadTexts {
  const pendingLoads = new Map<string, Promise<unknown>>();
  async function load(feature: string): Promise<void> {
    const { addTexts } = await retryUntilLoaded(() => import('./load-texts.ts'));
    await addTexts(i18n, locale, feature, onError);
  }
  return (feature) => {
    const loading = pendingLoads.get(feature) ?? load(feature);
    pendingLoads.set(feature, loading);
    return loading;
  };
}

import type { LoadTexts } from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { retryUntilLoaded } from './retry-until-loaded.ts';

/**
 * Loads features' texts that come with no page, once per feature. The loader's chunk is retried until it loads: with a
 * rejected promise, `use` would request it again at once and without end, or never.
 */
export function createLazyTexts(
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown) => void,
): LoadTexts {
  const pendingLoads = new Map<string, Promise<unknown>>();
  async function load(feature: string): Promise<void> {
    const { addTexts } = await retryUntilLoaded(() => import('../load-texts.ts'));
    await addTexts(i18n, locale, feature, onError);
  }
  return (feature) => {
    const loading = pendingLoads.get(feature) ?? load(feature);
    pendingLoads.set(feature, loading);
    return loading;
  };
}

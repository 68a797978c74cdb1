import { type Composition, composeFeatures, loadFills, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { features } from 'virtual:touchline/features';
import { featureOf } from './feature-of.ts';
import { addTexts } from './load-texts.ts';

/** A page waits no longer for what stands around it, in milliseconds. */
const patience = 2_000;

/**
 * The customer's features as one, whose pages bring along what stands in them: their texts, the fills of their places with the texts
 * of those. A fill that does not come costs its own place, and one around pages keeps none of them waiting for good.
 * @param options the customer's @param onError hears of a fill that does not come
 */
export function joinFeatures(
  options: Record<string, unknown>,
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown) => void,
): Composition {
  const composition = composeFeatures(features, options);
  const { fills } = composition;
  const load = async (route: PageRoute): Promise<PageModule> => {
    const [module] = await Promise.all([
      route.lazy(),
      loadFills(fills, route.places ?? [], onError),
      Promise.race([loadFills(fills, ['shell'], onError), new Promise((resolve) => setTimeout(resolve, patience))]),
      ...['pages', 'fills', featureOf(route)].map((group) => addTexts(i18n, locale, group)),
    ]);
    return module;
  };
  return { ...composition, routes: composition.routes.map((route) => ({ ...route, lazy: () => load(route) })) };
}

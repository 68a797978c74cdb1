import { type Composition, composeFeatures, loadFills, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { features } from 'virtual:touchline/features';
import { featureOf } from './feature-of.ts';
import { addTexts } from './load-texts.ts';

/**
 * The customer's features as one, whose pages bring along what stands in them: their texts, the fills of their places with the texts
 * of those. A fill around pages keeps none of them waiting for good: where it does not come, its place stays as it is.
 * @param options the customer's
 */
export function joinFeatures(
  options: Record<string, unknown>,
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
): Composition {
  const composition = composeFeatures(features, options);
  const { fills } = composition;
  const load = async (route: PageRoute): Promise<PageModule> => {
    const [module] = await Promise.all([
      route.lazy(),
      loadFills(fills, route.places ?? []),
      loadFills(fills, ['shell']).catch(() => undefined),
      ...['pages', 'fills', featureOf(route)].map((group) => addTexts(i18n, locale, group)),
    ]);
    return module;
  };
  return { ...composition, routes: composition.routes.map((route) => ({ ...route, lazy: () => load(route) })) };
}

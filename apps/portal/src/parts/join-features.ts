import {
  type Composition,
  composeFeatures,
  type Fills,
  loadFills,
  type PageModule,
  type PageRoute,
} from '@touchline/feature-kit';
import type { createI18n, Locale } from '@touchline/i18n';
import { features } from 'virtual:touchline/features';
import { getFeatureId } from './get-feature-id.ts';
import { addTexts } from './load-texts.ts';

/** Longest wait for fills after the page's own code has loaded. */
const fillTimeoutMs = 2_000;

export interface JoinedFeatures extends Composition {
  /** The fills once their texts have loaded. An unknown address has no page, but has the shell's fills. */
  textFills: Promise<Fills>;
}

/**
 * Joins the customer's features; each page loads its texts, the fills of its slots and those of the shell. A failed
 * fill is missing only in its slot, and a broken feature affects no other.
 * @param options the customer's options by feature
 * @param onError called for a fill or a text that fails to load and for a broken feature
 */
export function joinFeatures(
  options: Record<string, unknown>,
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown, source?: { feature: string }) => void,
): JoinedFeatures {
  const composition = composeFeatures(features, options, onError);
  const { fills } = composition;
  const getTexts = (group: string) => addTexts(i18n, locale, group, (error) => onError(error));
  const sharedTexts = getTexts('pages');
  const load = async (route: PageRoute): Promise<PageModule> => {
    const otherFills = loadFills(fills, [...(route.places ?? []), 'shell'], (error) => onError(error));
    const [module] = await Promise.all([route.lazy(), sharedTexts, getTexts(getFeatureId(route))]);
    await Promise.race([otherFills, new Promise((resolve) => setTimeout(resolve, fillTimeoutMs))]);
    return module;
  };
  const routes = composition.routes.map((route) => ({ ...route, lazy: () => load(route) }));
  return { ...composition, routes, textFills: sharedTexts.then(() => fills) };
}

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
import { featureOf } from './feature-of.ts';
import { addTexts } from './load-texts.ts';

/** Once its own code is there a page waits no longer for what others put into it and around it, in milliseconds. */
const patience = 2_000;

export interface JoinedFeatures extends Composition {
  /** The fills with their texts, which no page brings where there is none: an unknown address has the shell's fills, too. */
  spokenFills: Promise<Fills>;
}

/**
 * The customer's features as one, whose pages bring along what stands in them: their texts, the fills of their places and of those
 * around pages, with the texts of those. A fill that does not come costs its own place, a feature that is broken itself, and none of
 * them keeps a page waiting for good.
 * @param options the customer's @param onError hears of a fill or a text that does not come and of a feature that is broken
 */
export function joinFeatures(
  options: Record<string, unknown>,
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  onError: (error: unknown, at?: { feature: string }) => void,
): JoinedFeatures {
  const composition = composeFeatures(features, options, onError);
  const { fills } = composition;
  const textsOf = (group: string) => addTexts(i18n, locale, group, (error) => onError(error));
  const sharedTexts = textsOf('pages');
  const load = async (route: PageRoute): Promise<PageModule> => {
    const others = loadFills(fills, [...(route.places ?? []), 'shell'], (error) => onError(error));
    const [module] = await Promise.all([route.lazy(), sharedTexts, textsOf(featureOf(route))]);
    await Promise.race([others, new Promise((resolve) => setTimeout(resolve, patience))]);
    return module;
  };
  const routes = composition.routes.map((route) => ({ ...route, lazy: () => load(route) }));
  return { ...composition, routes, spokenFills: sharedTexts.then(() => fills) };
}

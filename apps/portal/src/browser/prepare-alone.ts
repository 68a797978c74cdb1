import type { PageRoute } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import type { AppParts } from '../app.tsx';
import { withReachableLinks } from '../reachable-links.ts';
import { reloadOnce } from './chunk-guard.ts';
import { chooseLanguage } from './choose-language.ts';
import { createParts } from './create-parts.ts';

/** Where nothing was rendered ahead: what the browser must find out before it can build a page. */
export async function prepareAlone(here: Bootstrap): Promise<{ parts: AppParts; routes: readonly PageRoute[] }> {
  const parts = await createParts(await chooseLanguage(here), Date.now());
  const { routes } = await parts.features().catch(reloadOnce);
  return { parts: { ...parts, site: withReachableLinks(parts.site, routes) }, routes };
}

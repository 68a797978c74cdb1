import type { PageRoute } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import type { AppParts } from '../parts/app-parts.ts';
import { createParts } from '../parts/create-parts.ts';
import { removeUnreachableLinks } from '../navigation/remove-unreachable-links.ts';
import { reloadOnce } from '../recovery/chunk-guard.ts';
import { chooseLanguage } from './choose-language.ts';

/** Finds the language, parts and routes that a page needs before the browser can build it without a server. */
export async function bootWithoutServer(
  bootstrap: Bootstrap,
): Promise<{ parts: AppParts; routes: readonly (PageRoute | null)[] }> {
  const missingFiles: unknown[] = [];
  const languageChoice = await chooseLanguage(bootstrap, (error) => void missingFiles.push(error));
  const parts = await createParts(languageChoice, Date.now());
  for (const error of missingFiles) parts.telemetry.error(error);
  const { routes } = await parts.features().catch(reloadOnce);
  return { parts: { ...parts, site: removeUnreachableLinks(parts.site, routes) }, routes: [...routes, null] };
}

import { errorTextIn, clearAtSignOut, type StartContext } from '@touchline/feature-kit';
import { clearViewersValues } from '@touchline/feature-kit/storage';
import { getTranslator } from '@touchline/i18n';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../parts/app-parts.ts';
import { addTexts } from '../parts/load-texts.ts';
import { waitForNextTask } from './next-task.ts';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';
import { getNavigationTarget, onShownPage, type PageRouter } from '../navigation/shown-pages.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'> & PageRouter;

/**
 * Starts the features' effects, each in a separate task, and deletes a viewer's stored values at sign-out.
 * An effect that throws is reported and does not stop the others.
 */
export async function startEffects(parts: AppParts, router: Router, build: string): Promise<void> {
  clearAtSignOut(parts.atoms, async () => clearViewersValues);
  const { effects } = await retryUntilLoaded(parts.features);
  for (const { feature, load } of effects) {
    await waitForNextTask();
    void retryUntilLoaded(load)
      .then((start) => start(getContext(parts, feature, router, build)))
      .catch((error: unknown) => parts.telemetry.error(error, { feature }));
  }
}

function getContext(parts: AppParts, feature: string, router: Router, build: string): StartContext {
  const { api, queryClient, atoms, session, realtime, telemetry, notices, i18n, locale } = parts;
  return {
    api,
    queryClient,
    atoms,
    session,
    realtime,
    telemetry,
    build,
    navigate: (to, options) => void router.navigate(to, options),
    heading: () => getNavigationTarget(router),
    onPage: (listener) => onShownPage(router, listener),
    notify: notices.notify,
    errorText: (error) => errorTextIn(getTranslator(i18n, 'shell'), error),
    async texts(namespace = feature) {
      await addTexts(i18n, locale, feature, (error) => telemetry.error(error, { feature }));
      return getTranslator(i18n, namespace);
    },
  };
}

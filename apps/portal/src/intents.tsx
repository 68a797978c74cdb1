import { IntentProvider, type OnIntent } from '@touchline/feature-kit';
import { localePath } from '@touchline/i18n';
import { type ReactNode, useCallback } from 'react';
import type { AppParts } from './app-parts.ts';

/** Prefetches the page that a viewer is about to open, and calls the features' own prefetches. */
export function Intents({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale, features } = parts;
  const onIntent = useCallback<OnIntent>(
    (intent) => {
      const href = localePath(intent.path, locale, site.locales);
      // A failure has no effect here: opening the page loads the code again and shows the fault.
      void Promise.all([features(), import('./browser/intent.ts')])
        .then(async ([composition, { waitOneSecond, warmPage }]) => {
          await waitOneSecond();
          if (warmPage(composition.routes, intent.path, href)) composition.onIntent(intent);
        })
        .catch(() => undefined);
    },
    [features, locale, site],
  );
  return <IntentProvider value={onIntent}>{children}</IntentProvider>;
}

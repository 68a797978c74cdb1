import { ContentProvider, eventPath, type EventView } from '@touchline/content';
import { localePath } from '@touchline/i18n';
import { type ReactNode, useCallback } from 'react';
import type { AppParts } from './app.tsx';

/** Tells the content library what this site says about all it shows, and warms what a viewer is about to open. */
export function ContentSettings({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { site, locale, composition } = parts;
  const { artwork } = site;
  const onIntent = useCallback(
    (view: EventView) => {
      const path = eventPath(view);
      const href = localePath(path, locale, site.locales);
      // What does not come is asked for again, and missed, when the page is opened.
      void import('./browser/intent.ts')
        .then(({ warmPage }) => warmPage(composition.routes, path, href))
        .catch(() => undefined);
      void import('@touchline/event').then(({ preloadIntent }) => preloadIntent(view)).catch(() => undefined);
    },
    [composition, locale, site],
  );
  return (
    <ContentProvider
      apiBase={site.apiBase}
      artwork={{
        horizontalBanner: artwork.horizontal,
        verticalBanner: artwork.vertical,
        plain: artwork.plain,
        dark: artwork.dark,
        light: artwork.light,
      }}
      realKickoff={site.content.realKickoff}
      gender={site.content.gender}
      onIntent={onIntent}
    >
      {children}
    </ContentProvider>
  );
}

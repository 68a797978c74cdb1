import { ContentProvider } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import type { ReactNode } from 'react';

/** Tells the content library what this site says about all it shows. */
export function ContentSettings({ children }: { children: ReactNode }) {
  const site = useSite();
  const { artwork } = site;
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
    >
      {children}
    </ContentProvider>
  );
}

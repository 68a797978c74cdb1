import type { SiteConfig } from '@touchline/feature-kit';
import { createI18n } from '@touchline/i18n';
import { StoryLanguage } from '@touchline/i18n/testing';
import { useContext, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App, type AppParts } from '../app.tsx';
import { storySite } from './story-site.ts';
import { partsWith } from './world.ts';

interface StoryPortalProps {
  routes: RouteObject[];
  /** Where the viewer is, without the locale's prefix. */
  path?: string | undefined;
  /** What differs from the site of the customer that the toolbar names. */
  site?: Partial<SiteConfig> | undefined;
  parts?: Partial<AppParts> | undefined;
}

/** The shell's own parts as an anonymous visitor of the customer meets them. */
export function StoryPortal({ routes, path = '/', site, parts: given }: StoryPortalProps) {
  const { locale, resources } = useContext(StoryLanguage);
  const [parts] = useState(() =>
    partsWith({ site: storySite(locale, site), locale, i18n: createI18n({ locale, resources }), ...given }),
  );
  const [router] = useState(() =>
    // As after the server's page: nothing is loaded once more.
    createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { page: null } } }),
  );
  return (
    <App parts={parts}>
      <RouterProvider router={router} />
    </App>
  );
}

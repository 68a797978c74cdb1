import type { SiteConfig, SlotFill } from '@touchline/feature-kit';
import { Providers } from '@touchline/feature-kit/testing';
import { StoryLanguage } from '@touchline/i18n/testing';
import { useContext, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createNotices } from '../notices/notices.ts';
import { Toasts } from '../notices/toasts.tsx';
import { createStorySite } from './story-site.ts';

/** The value has no effect, because the shell shows no time. */
const fixedNow = Date.UTC(2026, 0, 1);

interface StoryShellProps {
  routes: RouteObject[];
  /** The viewer's path, without the locale's prefix. */
  path?: string | undefined;
  /** Overrides of the site of the customer in the toolbar. */
  site?: Partial<SiteConfig> | undefined;
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
}

/** The providers that a portal gives the shell, for an anonymous visitor of the customer. */
export function StoryShell({ routes, path = '/', site, fills }: StoryShellProps) {
  const { locale } = useContext(StoryLanguage);
  const [storyConfig] = useState(() => createStorySite(locale, site));
  const [notices] = useState(createNotices);
  const [router] = useState(() =>
    // As after hydration, the loader does not run again.
    createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { page: null } } }),
  );
  return (
    <Providers now={fixedNow} site={storyConfig} notify={notices.notify} fills={fills}>
      <RouterProvider router={router} />
      <Toasts notices={notices} />
    </Providers>
  );
}

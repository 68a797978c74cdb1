import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider, createApi } from '@touchline/api-client';
import { createClock, createI18n, directionOf, type Locale, LocaleProvider } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { ContentProvider, type ContentSettings } from '../settings/content-provider.tsx';
import { sampleNow } from './sample-events.ts';

export interface ProvidersProps extends ContentSettings {
  children: ReactNode;
  api?: Api | undefined;
  queryClient?: QueryClient | undefined;
  locale?: Locale | undefined;
  now?: number | undefined;
}

/** Everything that stands around a component in the portal, for tests and stories; times are Oslo's. */
export function Providers({ children, api, queryClient, locale = 'en', now = sampleNow, ...settings }: ProvidersProps) {
  const i18n = createI18n({ locale, resources: { content: english } });
  return (
    <QueryClientProvider client={queryClient ?? new QueryClient()}>
      <ApiProvider value={api ?? createApi({ baseUrl: '' })}>
        <LocaleProvider
          i18n={i18n}
          locale={locale}
          direction={directionOf(locale)}
          timeZone="Europe/Oslo"
          viewerTimeZone="Europe/Oslo"
          clock={createClock(now)}
        >
          <ContentProvider {...settings}>
            <MemoryRouter>{children}</MemoryRouter>
          </ContentProvider>
        </LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

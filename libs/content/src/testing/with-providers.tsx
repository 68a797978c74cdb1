import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Api, ApiProvider, createApi } from '@touchline/api-client';
import { IntentProvider, type OnIntent, type SlotFill, SlotProvider } from '@touchline/feature-kit';
import { InLanguage } from '@touchline/i18n/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContentProvider, type ContentSettings } from '../settings/content-provider.tsx';
import { sampleNow } from './sample-events.ts';

export interface ProvidersProps extends ContentSettings {
  children: ReactNode;
  api?: Api | undefined;
  queryClient?: QueryClient | undefined;
  now?: number | undefined;
  onIntent?: OnIntent | undefined;
  /** What features put into slots. */
  fills?: readonly SlotFill[] | undefined;
}

const nothing = (): void => undefined;

/** Everything that stands around a component in the portal, for tests and stories; times are Oslo's. */
export const Providers = ({
  children,
  api,
  queryClient,
  now = sampleNow,
  onIntent = nothing,
  fills = [],
  ...settings
}: ProvidersProps) => (
  <QueryClientProvider client={queryClient ?? new QueryClient()}>
    <ApiProvider value={api ?? createApi({ baseUrl: '' })}>
      <InLanguage now={now}>
        <ContentProvider {...settings}>
          <IntentProvider value={onIntent}>
            <SlotProvider fills={Map.groupBy(fills, ({ slot }) => slot)}>
              <MemoryRouter>{children}</MemoryRouter>
            </SlotProvider>
          </IntentProvider>
        </ContentProvider>
      </InLanguage>
    </ApiProvider>
  </QueryClientProvider>
);

import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { IntentProvider, type OnIntent, type SlotFill } from '@touchline/feature-kit';
import { PageProviders } from '@touchline/feature-kit/testing';
import type { ReactNode } from 'react';
import { sampleNowMs } from './sample-events.ts';

export interface ProvidersProps {
  children: ReactNode;
  api?: Api | undefined;
  queryClient?: QueryClient | undefined;
  now?: number | undefined;
  onIntent?: OnIntent | undefined;
  /** The features' slot fills. */
  fills?: readonly SlotFill[] | undefined;
}

const doNothing = (): void => undefined;

/** All providers that a component needs in the portal, for tests and stories, with times in Oslo's time zone. */
export const Providers = ({
  children,
  now = sampleNowMs,
  fills = [],
  onIntent = doNothing,
  ...overrides
}: ProvidersProps) => (
  <PageProviders now={now} fills={Map.groupBy(fills, ({ slot }) => slot)} {...overrides}>
    <IntentProvider value={onIntent}>{children}</IntentProvider>
  </PageProviders>
);

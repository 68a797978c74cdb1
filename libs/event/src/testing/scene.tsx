import { createApi } from '@touchline/api-client';
import { PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { kickOff } from './wire.ts';

export interface SceneProps extends Omit<PageProvidersProps, 'api' | 'now'> {
  /** Milliseconds since 1970; ten minutes after kick-off without it. */
  now?: number | undefined;
  /** Answers calls; without it none is ever answered. */
  fetch?: typeof globalThis.fetch | undefined;
}

const never: typeof globalThis.fetch = () => new Promise(() => undefined);

/** A story's answers wait for the check that looks at it, which may be slow. */
const limits = { tries: 1, tryTime: 60_000, totalTime: 60_000 };

/** What the shell gives a page, for tests and stories: UTC, an API at the network's edge. */
export function Scene({ now = kickOff + 600_000, fetch = never, ...given }: SceneProps) {
  const [api] = useState(() => createApi({ baseUrl: 'https://api.example', fetch, limits }));
  return <PageProviders now={now} timeZone="UTC" api={api} {...given} />;
}

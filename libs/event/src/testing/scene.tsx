import { createApi } from '@touchline/api-client';
import { PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { kickOff } from './wire.ts';

export interface SceneProps extends Omit<PageProvidersProps, 'api' | 'now'> {
  /** Milliseconds since 1970; by default ten minutes after kick-off. */
  now?: number | undefined;
  /** Answers calls; by default all calls stay pending. */
  fetch?: typeof globalThis.fetch | undefined;
}

const neverAnswer: typeof globalThis.fetch = () => new Promise(() => undefined);

/** Long limits, because a story's responses wait while a slow check looks at its loading state. */
const limits = { maxTries: 1, tryTimeoutMs: 60_000, totalTimeoutMs: 60_000 };

/** Provides what the shell provides to a page, in UTC, for tests and stories. */
export function Scene({ now = kickOff + 600_000, fetch = neverAnswer, ...given }: SceneProps) {
  const [api] = useState(() => createApi({ baseUrl: 'https://api.example', fetch, limits }));
  return <PageProviders now={now} timeZone="UTC" api={api} {...given} />;
}

import { createApi } from '@touchline/api-client';
import type { SessionContext, SiteConfig } from '@touchline/feature-kit';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/account-world.tsx';
import { everyWay } from '../testing/options.ts';
import { joinSession } from './join-session.ts';

test('token calls say which build they come from (section 3, device)', async () => {
  const bodies: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.example',
    async fetch(input, init) {
      bodies.push(await new Request(input, init).text());
      return refusal('login_failed', 401);
    },
  });
  const site = { id: 'demo' } as SiteConfig;
  const context: SessionContext = {
    site,
    build: 'build-7',
    atoms: createStore(),
    api: () => api,
    telemetry: createTelemetry(),
  };
  const { session } = joinSession(everyWay, context);
  const credential = { provider_name: 'google', token_type: 'access_token', access_token: 'a' } as const;
  await expect(session.signInWithCredential('google', credential)).rejects.toMatchObject({ code: 'login_failed' });
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ device: { app_version: 'build-7' } });
});

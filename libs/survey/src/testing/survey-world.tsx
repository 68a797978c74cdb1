import { createLazySession, type Session } from '@touchline/auth-session';
import { type SiteConfig, ViewerProvider } from '@touchline/feature-kit';
import { createStubApi, json, PageProviders, refusal, createSiteConfig } from '@touchline/feature-kit/testing';
import { createRemote, type PlayerRemote, RemoteProvider } from '@touchline/player/remote';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { Link } from 'react-router-dom';
import { options } from '../options.ts';
import { createSurveyMount } from '../components/survey-mount.shell.tsx';

export const dayMs = 86_400_000;
export const minuteMs = 60_000;
const formUrl = 'https://forms.example/like?lang={locale}';

export interface SurveyWorld {
  session: Session;
  remote: PlayerRemote;
  /** Options that were sent to update_profile, in order. */
  sentProfiles: unknown[];
  /** How many times the profile was loaded. */
  countProfileLoads: () => number;
  /** The profile's options at the server. */
  serverProfile: { options: Record<string, unknown>; isDown: boolean; added: string };
  /** Telemetry's events about surveys. */
  analyticsEvents: unknown[];
  /** Texts of the toasts. */
  notices: string[];
  /** The portal with its survey, and a link to each kind of page. */
  Portal: () => React.ReactNode;
}

interface SurveyWorldOptions {
  flavor?: SiteConfig['flavor'] | undefined;
  /** The account's age, in milliseconds. */
  accountAgeMs?: number | undefined;
  /** The profile's options. */
  storedAnswers?: Record<string, unknown> | undefined;
  path?: string | undefined;
  viewer?: string | undefined;
}

let worldCount = 0;

/** A signed-in viewer's portal, with a server that stores a profile. */
export async function createSurveyWorld(worldOptions: SurveyWorldOptions = {}): Promise<SurveyWorld> {
  const {
    flavor = 'default',
    accountAgeMs = 30 * dayMs,
    storedAnswers: surveyOptions = {},
    path = '/',
    viewer = 'u1',
  } = worldOptions;
  const serverProfile = {
    options: { ...surveyOptions },
    isDown: false,
    added: new Date(Date.now() - accountAgeMs).toISOString(),
  };
  const sentProfiles: unknown[] = [];
  const analyticsEvents: unknown[] = [];
  const notices: string[] = [];
  let profileLoadCount = 0;
  const createProfile = () => ({
    id: viewer,
    email: 'ingrid@example.com',
    added: serverProfile.added,
    options: serverProfile.options,
  });
  const api = createStubApi((calledPath, body) => {
    if (calledPath.endsWith('/login'))
      return json({
        tokenData: { access_token: 'a', expires_in: 9e6, refresh_token: 'r' },
        profile: createProfile(),
        devices: [],
      });
    if (calledPath.endsWith('/logout')) return new Response(null, { status: 204 });
    if (serverProfile.isDown) return refusal('server_error', 503);
    if (calledPath.endsWith('/get_profile')) {
      profileLoadCount += 1;
      return json(createProfile());
    }
    if (!calledPath.endsWith('/update_profile')) return undefined;
    const { data } = JSON.parse(body) as { data: { options: Record<string, object> } };
    sentProfiles.push(data.options);
    for (const [name, entry] of Object.entries(data.options))
      serverProfile.options[name] = { ...(serverProfile.options[name] as object | undefined), ...entry };
    return json(createProfile());
  });
  const telemetry = createTelemetry();
  telemetry.event = (...event) => {
    if (event[0].startsWith('survey')) analyticsEvents.push(event);
  };
  const session = createLazySession({ customerId: `survey-${(worldCount += 1)}`, api: () => api, telemetry });
  await session.signIn({ username: 'ingrid@example.com', password: 'late goal' });
  const atoms = createStore();
  const remote = createRemote();
  const SurveySlot = createSurveyMount(options.parse({ form_url: formUrl }));
  return {
    session,
    remote,
    sentProfiles,
    countProfileLoads: () => profileLoadCount,
    serverProfile,
    analyticsEvents,
    notices,
    Portal: () => (
      <RemoteProvider remote={remote}>
        <PageProviders
          now={Date.now()}
          path={path}
          api={api}
          atoms={atoms}
          telemetry={telemetry}
          site={createSiteConfig({ flavor })}
          notify={(_kind, message) => void notices.push(message)}
        >
          <ViewerProvider value={session}>
            <Link to="/live/">Live</Link>
            <Link to="/club/">Choose a club</Link>
            <Link to="/events/m2/">Next match</Link>
            <main tabIndex={-1}>The page</main>
            <SurveySlot />
          </ViewerProvider>
        </PageProviders>
      </RemoteProvider>
    ),
  };
}

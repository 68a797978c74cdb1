import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSiteAddress } from '../../harness/customers.ts';
import { test as base } from '../../harness/portal.ts';
import { dist, type StartedProgram, startProgram } from '../../harness/start-program.ts';
import { clientId, type ExternalProvider, startExternalProvider } from './external-provider.ts';
import { startVerificationServer, type VerificationServer } from './verification-server.ts';

/** Nordic's portal with providers on this machine, and with its own edge and backend. */
export interface ProviderSetup {
  site: string;
  external: ExternalProvider;
  verification: VerificationServer;
}

interface BuiltConfig {
  features: {
    club?: object;
    account?: { google: { client_id: string }; apple: { client_id: string }; facebook: { app_id: string } };
  };
}
interface BuiltSite {
  csp: { connect: string[] };
  sites: Record<string, BuiltConfig>;
}

/**
 * A copy of nordic's build with the external provider's addresses replaced and without the choice of a club, because
 * each of these viewers is new.
 */
function withProvider(issuer: string): { folder: string; account: NonNullable<BuiltConfig['features']['account']> } {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-providers-'));
  mkdirSync(join(folder, 'site/nordic'), { recursive: true });
  for (const part of ['browser', 'server', 'site/nordic/public']) symlinkSync(join(dist, part), join(folder, part));
  // The portal's own build has written this file.
  const builtSite = JSON.parse(readFileSync(join(dist, 'site/nordic/site.json'), 'utf8')) as BuiltSite;
  const ifa = {
    client_id: clientId,
    authorization_url: `${issuer}/auth`,
    access_token_url: `${issuer}/token`,
    // The backend requests userinfo, which OpenID allows only with the scope `openid`.
    scope: 'openid profile email',
  };
  for (const { features } of Object.values(builtSite.sites)) {
    Object.assign(features.account ?? {}, { ifa });
    delete features.club;
  }
  builtSite.csp.connect.push(issuer);
  writeFileSync(join(folder, 'site/nordic/site.json'), JSON.stringify(builtSite));
  const account = Object.values(builtSite.sites)[0]?.features.account;
  if (!account) throw new Error('nordic was built without its account');
  return { folder, account };
}

async function startWorld(): Promise<ProviderSetup & { stop: () => Promise<void> }> {
  const [external, verification] = await Promise.all([startExternalProvider(), startVerificationServer()]);
  const { folder, account } = withProvider(external.issuer);
  const startedPrograms: StartedProgram[] = [];
  const stop = async () => {
    await Promise.all(startedPrograms.map((program) => program.stop()));
    external.close();
    verification.close();
    rmSync(folder, { recursive: true });
  };
  const settings = {
    'ifa-url': external.issuer,
    'ifa-client-id': clientId,
    'google-url': verification.url,
    'google-client-id': account.google.client_id,
    'apple-url': verification.url,
    'apple-client-id': account.apple.client_id,
    'facebook-url': verification.url,
    'facebook-app-id': account.facebook.app_id,
  };
  try {
    const envLines = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const backend = await startProgram('apps/reference-backend/src/main.ts', ['--port', '0', '--memory', ...envLines]);
    startedPrograms.push(backend);
    const address = ['--port', '0', '--dist', folder, '--api', backend.address];
    const edge = await startProgram('apps/edge/src/main.ts', address);
    startedPrograms.push(edge);
    const site = getSiteAddress('nordic', edge.address);
    external.registerPortal(site);
    return { site, external, verification, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The test function of journeys with providers. They share one portal and have separate browsers. */
export const test = base.extend<object, { providers: ProviderSetup }>({
  providers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { stop, ...world } = await startWorld();
      await use(world);
      await stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../../harness/portal.ts';

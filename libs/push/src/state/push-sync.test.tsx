import { act, cleanup, render } from '@testing-library/react';
import { followedListName, loadSavedList, useSpoilerFree } from '@touchline/content';
import { type Profile, PortalError, alertOptions } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import {
  createSiteConfig,
  createStubApi,
  createViewerSession,
  newQueryClient,
  PageProviders,
} from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushSync } from './push-sync.tsx';

let writtenSettings: unknown;
let chooseSetting: (isOn: boolean) => void = () => undefined;
const setSpoilerFree = (isOn: boolean) => act(() => chooseSetting(isOn));
beforeEach(() => {
  localStorage.clear();
  writtenSettings = undefined;
  const storeSettings = async (_path: string, settingsResponse: Response) =>
    void (writtenSettings = await settingsResponse.json());
  vi.stubGlobal('caches', { open: async () => ({ put: storeSettings }) });
});
afterEach(() => {
  // The mode is state of the module and would reach the next test.
  setSpoilerFree(false);
  cleanup();
  vi.unstubAllGlobals();
});

const profile: Profile = { id: 'u1', options: alertOptions('7', ['start', 'final']) };

interface Scene {
  viewer: Profile | null | undefined;
  /** Followed teams; undefined until loaded. */
  teams?: readonly string[] | 'failed';
  features?: Record<string, unknown>;
}

async function renderSync({ viewer, teams, features = { following: {} } }: Scene) {
  const setTags = vi.fn();
  const queryClient = newQueryClient();
  if (teams !== undefined) {
    const loadScene = async () => {
      if (teams === 'failed') throw new PortalError('server_error');
      const entries = teams.map((referenceId) => ({ id: `team:${referenceId}`, type: 'team', referenceId }));
      return { entries, more: false };
    };
    const list = { name: followedListName, load: loadScene };
    await loadSavedList(
      queryClient,
      createStubApi(() => undefined),
      list,
      viewer?.id ?? '',
    ).catch(() => undefined);
  }
  function Choice() {
    chooseSetting = useSpoilerFree().set;
    return null;
  }
  render(
    <PageProviders now={0} queryClient={queryClient} site={createSiteConfig({ features })}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <PushSync options={{}} setTags={setTags} />
        <Choice />
      </ViewerProvider>
    </PageProviders>,
  );
  return setTags;
}

it('the tags of the viewer’s alerts are set, and set again when spoiler-free mode changes', async () => {
  const setTags = await renderSync({ viewer: profile, teams: ['7', '9'] });
  const tags = { spoiler_free: '0', start_7: '1', final_7: '1', start_9: '1' };
  expect(setTags.mock.lastCall).toEqual([tags]);
  setSpoilerFree(true);
  expect(setTags.mock.lastCall).toEqual([{ ...tags, spoiler_free: '1', final_7: 'safe' }]);
  expect(setTags).toHaveBeenCalledTimes(2);
});

it('the viewer’s club has tags like a followed team, once', async () => {
  const setTags = await renderSync({ viewer: { ...profile, favoriteClubId: '7' }, teams: ['9'] });
  expect(setTags.mock.lastCall).toEqual([{ spoiler_free: '0', start_7: '1', final_7: '1', start_9: '1' }]);
});

it('a club that is a league has no tags', async () => {
  const setTags = await renderSync({ viewer: { ...profile, favoriteClubId: '7', identity: '7' }, teams: ['9'] });
  expect(setTags.mock.lastCall).toEqual([{ spoiler_free: '0', start_9: '1' }]);
});

it('spoiler-free mode and neutral texts are stored for the service worker', async () => {
  await renderSync({ viewer: null });
  setSpoilerFree(true);
  await vi.waitFor(() =>
    expect(writtenSettings).toEqual({
      spoilerFree: true,
      title: 'Demo',
      body: 'There’s news. Spoiler-free mode hides the details.',
    }),
  );
});

it.each<[string, Scene]>([
  ['a visitor', { viewer: null }],
  ['a viewer of a portal without following', { viewer: profile, features: {} }],
])('%s has only the spoiler-free tag', async (_case, scene) => {
  const setTags = await renderSync(scene);
  expect(setTags.mock.calls).toEqual([[{ spoiler_free: '0' }]]);
});

it.each<[string, Scene]>([
  ['the viewer is unknown', { viewer: undefined }],
  ['the followed teams are unknown', { viewer: profile }],
  ['the followed teams have failed to load', { viewer: profile, teams: 'failed' }],
])('no tags are set while %s', async (_case, scene) => {
  expect(await renderSync(scene)).not.toHaveBeenCalled();
});

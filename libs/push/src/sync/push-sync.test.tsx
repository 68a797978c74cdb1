import { act, cleanup, render } from '@testing-library/react';
import { type FollowedIds, followedIdsProvider, useSpoilerFree } from '@touchline/content';
import { type Profile, alertOptions } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createFill, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushSync } from './push-sync.tsx';

let writtenSettings: unknown;
let choose: (isOn: boolean) => void = () => undefined;
const setSpoilerFree = (isOn: boolean) => act(() => choose(isOn));
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
  followed?: FollowedIds;
  hasFailed?: boolean;
}

function renderSync({ viewer, followed, hasFailed = false }: Scene) {
  const setTags = vi.fn();
  function Choice() {
    choose = useSpoilerFree().set;
    return null;
  }
  const list = createFill(followedIdsProvider, ({ children }) => children(followed, hasFailed));
  render(
    <PageProviders now={0} fills={new Map([[followedIdsProvider.name, [list]]])}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <PushSync options={{}} setTags={setTags} />
        <Choice />
      </ViewerProvider>
    </PageProviders>,
  );
  return setTags;
}

it('sets the tags of the viewer’s alerts, and again when spoiler-free mode changes', () => {
  const setTags = renderSync({ viewer: profile, followed: { teams: ['7', '9'], identities: [] } });
  const tags = { spoiler_free: '0', start_7: '1', final_7: '1', start_9: '1' };
  expect(setTags.mock.lastCall).toEqual([tags]);
  setSpoilerFree(true);
  expect(setTags.mock.lastCall).toEqual([{ ...tags, spoiler_free: '1', final_7: 'safe' }]);
  expect(setTags).toHaveBeenCalledTimes(2);
});

it('spoiler-free mode and neutral texts are stored for the service worker', async () => {
  renderSync({ viewer: null });
  setSpoilerFree(true);
  await vi.waitFor(() =>
    expect(writtenSettings).toEqual({
      spoilerFree: true,
      title: 'Demo',
      body: 'There’s news. Spoiler-free mode hides the details.',
    }),
  );
});

it('a visitor has only the spoiler-free tag', () => {
  const setTags = renderSync({ viewer: null });
  expect(setTags.mock.calls).toEqual([[{ spoiler_free: '0' }]]);
});

it.each<[string, Scene]>([
  ['the viewer is unknown', { viewer: undefined }],
  ['the followed teams are unknown', { viewer: profile }],
  [
    'the followed teams have failed to load',
    { viewer: profile, followed: { teams: [], identities: [] }, hasFailed: true },
  ],
])('no tags are set while %s', (_case, scene) => {
  expect(renderSync(scene)).not.toHaveBeenCalled();
});

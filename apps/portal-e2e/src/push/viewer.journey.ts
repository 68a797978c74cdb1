import { followOnOtherDevice } from '../account/saved-lists.ts';
import { turnOnSpoilerFree } from '../browse/spoilers.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { signIn, signInLink, signOut } from '../session/visit.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { getCalls, expect, getKnownViewer, send, test, storeTurnedOn } from './pushed.ts';

const goal = { title: 'Goal for Oslo Ravens', body: 'Tromsø Aurora 3–3 Oslo Ravens' };

test(
  'the provider knows a viewer’s id and alerts until they sign out, and a viewer without spoilers gets no score',
  { tag: '@nordic' },
  async ({ page, account, pushed }) => {
    const site = pushed.getSiteAddress('nordic');
    await storeTurnedOn(page, site);
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await followOnOtherDevice(otherDevice, 'osl');
    await followOnOtherDevice(otherDevice, 'got');
    await callAsOtherDevice(otherDevice, '/api/user/update_profile', {
      data: { options: { 'told:osl': { told: 'sg' } } },
    });

    await signIn(page, site, account, '/');
    const tags = { spoiler_free: '0', start_osl: '1', scores_osl: '1', start_got: '1' };
    await expect.poll(() => getKnownViewer(page)).toMatchObject({ externalId: account.id, tags });
    expect(await send(page, goal)).toEqual([`${goal.title}: ${goal.body}`]);

    await waitUntilHydrated(page);
    await turnOnSpoilerFree(page);
    await expect
      .poll(() => getKnownViewer(page))
      .toMatchObject({ tags: { ...tags, spoiler_free: '1', scores_osl: 'safe' } });
    expect(await send(page, goal)).toEqual(['Nordic Ice League: There’s news. Spoiler-free mode hides the details.']);

    const requestCountBefore = pushed.oneSignal.requestLines.length;
    await page.goto(`${site}/payment/failure/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilHydrated(page);
    await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);
    expect(pushed.oneSignal.requestLines).toHaveLength(requestCountBefore);

    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await page.goto(`${site}/`);
    await roomJoined;
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await expect.poll(() => getKnownViewer(page)).toMatchObject({ externalId: null, tags: { spoiler_free: '1' } });
    const callText = JSON.stringify(await getCalls(page));
    for (const secret of [account.email, account.name, account.password]) expect(callText).not.toContain(secret);
  },
);

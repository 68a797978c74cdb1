import { followOnOtherDevice } from '../account/saved-lists.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { callAsOtherDevice, createAccount, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { signIn, signInByForm, signOut } from '../session/visit.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';

test(
  'a viewer who signs in after another viewer sees only their own follows and club, also in a tab that is already open',
  { tag: '@nordic' },
  async ({ page, account, openTab }) => {
    const site = getSiteAddress('nordic');
    await followOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), 'osl');
    const nextAccount = await createAccount();
    const otherDevice = await signInOnOtherDevice(nextAccount, 'Safari on iOS');
    await followOnOtherDevice(otherDevice, 'got');
    await callAsOtherDevice(otherDevice, '/api/user/update_profile', { data: { favoriteClubId: 'lul' } });

    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await signIn(page, site, account, '/following/league/followed/');
    await roomJoined;
    const locateChoice = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(locateChoice('Oslo Ravens')).toBeVisible();
    await page.evaluate(() => void (document.documentElement.dataset['same'] = ''));

    const otherTab = await openTab();
    await otherTab.goto(`${site}/account/`);
    await signOut(otherTab);
    await expect(page).toHaveURL(`${site}/auth/login/?returnTo=%2Ffollowing%2Fleague%2Ffollowed%2F`);
    await signInByForm(otherTab, site, nextAccount, '/');
    await expect(otherTab.getByRole('region', { name: 'Luleå North', exact: true })).toBeVisible();
    await expect(otherTab.getByRole('region', { name: 'Tromsø Aurora', exact: true })).toHaveCount(0);

    await expect(page).toHaveURL(`${site}/following/league/followed/`);
    await expect(locateChoice('Göteborg Harriers')).toBeVisible();
    await expect(locateChoice('Oslo Ravens')).toHaveCount(0);
    await expect(page.locator('html[data-same]')).toBeAttached();
  },
);

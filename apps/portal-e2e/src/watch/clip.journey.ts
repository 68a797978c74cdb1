import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { locateField, submitLogin } from '../session/visit.ts';
import { locateEventLink, findLiveMatchOn } from './live-match.ts';

test(
  'a visitor cuts a clip of a live match, signs in to save it, and another viewer plays it by its link',
  { tag: '@nordic' },
  async ({ page, account, otherDevice }) => {
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/`);
    const match = await findLiveMatchOn(page);
    await locateEventLink(page, match).click();
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Clip', exact: true }).click();
    const clipEditor = page.getByRole('region', { name: 'Create clip' });
    const start = clipEditor.getByRole('slider', { name: 'Clip start' });
    await start.press('ArrowRight');
    const startText = await start.getAttribute('aria-valuetext');
    await locateField(page, 'Title').fill('Slap shot');

    await clipEditor.getByRole('link', { name: 'Sign in to save' }).click();
    await submitLogin(page, account);
    await expect(page).toHaveURL(new RegExp(`/events/${match.id}/`));
    await expect(locateField(page, 'Title')).toHaveValue('Slap shot');
    await expect(start).toHaveAttribute('aria-valuetext', startText ?? '');
    await clipEditor.getByRole('button', { name: 'Save clip' }).dblclick();
    const watchLink = page.getByRole('link', { name: 'Watch clip' });
    const link = new URL((await watchLink.getAttribute('href')) ?? '', site).href;
    await page.goto(`${site}/selected/clips/`);
    await expect(page.getByRole('list', { name: 'My clips' }).getByRole('listitem')).toHaveCount(1);

    const otherPage = await otherDevice();
    await otherPage.goto(link);
    await expect(otherPage).toHaveTitle(/./);
    await expectPlaying(otherPage);
    const seconds = await otherPage.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
    expect(seconds, 'the clip has the selected length').toBeCloseTo(19, 1);
  },
);

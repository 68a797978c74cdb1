import { getSite } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { field, submitLogin } from '../session/visit.ts';
import { linkTo, findLiveMatchOn } from './live-match.ts';

test(
  'a visitor cuts a clip of a live match, signs in to save it, and another viewer plays it by its link',
  { tag: '@nordic' },
  async ({ page, account, otherDevice }) => {
    const site = getSite('nordic');
    await page.goto(`${site}/`);
    const match = await findLiveMatchOn(page);
    await linkTo(page, match).click();
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Clip', exact: true }).click();
    const editor = page.getByRole('region', { name: 'Create clip' });
    const start = editor.getByRole('slider', { name: 'Clip start' });
    await start.press('ArrowRight');
    const startText = await start.getAttribute('aria-valuetext');
    await field(page, 'Title').fill('Slap shot');

    await editor.getByRole('link', { name: 'Sign in to save' }).click();
    await submitLogin(page, account);
    await expect(page).toHaveURL(new RegExp(`/events/${match.id}/`));
    await expect(field(page, 'Title')).toHaveValue('Slap shot');
    await expect(start).toHaveAttribute('aria-valuetext', startText ?? '');
    await editor.getByRole('button', { name: 'Save clip' }).dblclick();
    const watch = page.getByRole('link', { name: 'Watch clip' });
    const link = new URL((await watch.getAttribute('href')) ?? '', site).href;
    await page.goto(`${site}/selected/clips/`);
    await expect(page.getByRole('list', { name: 'My clips' }).getByRole('listitem')).toHaveCount(1);

    const other = await otherDevice();
    await other.goto(link);
    await expect(other).toHaveTitle(/./);
    await expectPlaying(other);
    const seconds = await other.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
    expect(seconds, 'as long as it was cut, to the picture').toBeCloseTo(19, 1);
  },
);

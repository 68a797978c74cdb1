import { failedRequestPattern } from '../harness/console-watch.ts';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { expectLoadedPictures, expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';
import { getEvents, findRecordedMatch } from '../harness/world.ts';

test.use({ viewport: { width: 320, height: 640 } });

const sites: [customer: CustomerId, sport: string, otherPaths: readonly string[]][] = [
  ['nordic', 'ice-hockey', []],
  ['galil', 'basketball', ['/league/galil-premier/', '/privacy/']],
];

for (const [customer, sport, otherPaths] of sites) {
  test(
    `${customer} fits a screen of 320 pixels and shows its pictures`,
    { tag: `@${customer}` },
    async ({ page, watch }) => {
      watch.forgive(failedRequestPattern);
      const [recordedMatch, ...otherMatches] = await Promise.all([
        findRecordedMatch({ sportType: [sport] }),
        ...['live', 'upcoming'].map(async (status) =>
          (await getEvents({ status: [status], sportType: [sport] })).at(-1),
        ),
      ]);
      const matchPaths = [recordedMatch, ...otherMatches].flatMap((event) => (event ? [`/events/${event.id}/`] : []));
      for (const path of [
        '/',
        '/live/',
        '/upcoming/',
        '/archive/',
        '/highlight/',
        '/channels/',
        ...matchPaths,
        // German has the longest words.
        ...(customer === 'nordic' ? [`/de${matchPaths[0]}`] : []),
        `/team/${recordedMatch.team1?.id}/`,
        ...otherPaths,
        '/no/such/page/',
      ]) {
        await page.goto(getSiteAddress(customer) + path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectNoSidewaysScroll(page);
        await expectLoadedPictures(page);
      }
    },
  );
}

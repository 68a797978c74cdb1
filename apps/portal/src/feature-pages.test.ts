import { feature as account } from '@touchline/account/feature';
import * as accountDoor from '@touchline/account/options';
import { feature as analytics } from '@touchline/analytics/feature';
import { feature as catalog } from '@touchline/catalog/feature';
import * as catalogDoor from '@touchline/catalog/options';
import { feature as club } from '@touchline/club/feature';
import * as clubDoor from '@touchline/club/options';
import { feature as commerce } from '@touchline/commerce/feature';
import * as commerceDoor from '@touchline/commerce/options';
import { feature as event } from '@touchline/event/feature';
import * as eventDoor from '@touchline/event/options';
import type { Contribution } from '@touchline/feature-kit';
import { feature as following } from '@touchline/following/feature';
import * as followingDoor from '@touchline/following/options';
import { feature as info } from '@touchline/info/feature';
import * as infoDoor from '@touchline/info/options';
import { feature as installed } from '@touchline/installed/feature';
import { feature as moments } from '@touchline/moments/feature';
import { feature as push } from '@touchline/push/feature';
import { feature as reports } from '@touchline/reports/feature';
import * as reportsDoor from '@touchline/reports/options';
import { feature as search } from '@touchline/search/feature';
import * as searchDoor from '@touchline/search/options';
import { feature as smartBanner } from '@touchline/smart-banner/feature';
import { feature as survey } from '@touchline/survey/feature';
import * as surveyDoor from '@touchline/survey/options';
import { expect, test } from 'vitest';

const [catalogue] = Object.values(import.meta.glob<object>('../features.ts', { eager: true, import: 'catalogue' }));
const homeOptions = catalogDoor.customerKeys.home.parse({ shelves: ['live'] });

/** The contribution of each feature, and the pages that its export for tools lists. */
const features: Readonly<Record<string, { contribution: Contribution; pages: readonly string[] }>> = {
  catalog: { contribution: catalog.contribute({ home: homeOptions }), pages: catalogDoor.pages },
  event: { contribution: event.contribute({}), pages: eventDoor.pages },
  account: { contribution: account.contribute(accountDoor.options.parse({})), pages: accountDoor.pages },
  club: { contribution: club.contribute({}), pages: clubDoor.pages },
  info: { contribution: info.contribute({}), pages: infoDoor.pages },
  search: { contribution: search.contribute({}), pages: searchDoor.pages },
  moments: { contribution: moments.contribute({}), pages: [] },
  following: { contribution: following.contribute(followingDoor.options.parse({})), pages: followingDoor.pages },
  commerce: { contribution: commerce.contribute(commerceDoor.options.parse({})), pages: commerceDoor.pages },
  survey: {
    contribution: survey.contribute(surveyDoor.options.parse({ form_url: 'https://forms.example/1' })),
    pages: [],
  },
  smart_banner: { contribution: smartBanner.contribute({}), pages: [] },
  push: { contribution: push.contribute({}), pages: [] },
  analytics: { contribution: analytics.contribute({}), pages: [] },
  reports: { contribution: reports.contribute(reportsDoor.options.parse({})), pages: [] },
  installed: { contribution: installed.contribute({}), pages: [] },
};

test('the `pages` export of each feature lists exactly the paths of its routes, so that tools can check customers’ links', () => {
  expect(Object.keys(features)).toEqual(Object.keys(catalogue ?? {}));
  for (const [id, { contribution, pages }] of Object.entries(features)) {
    expect([id, ...pages.toSorted()]).toEqual([id, ...(contribution.routes ?? []).map(({ path }) => path).toSorted()]);
  }
});

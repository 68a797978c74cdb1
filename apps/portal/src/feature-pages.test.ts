import { feature as account } from '@touchline/account/feature';
import * as accountOptions from '@touchline/account/options';
import { feature as analytics } from '@touchline/analytics/feature';
import { feature as catalog } from '@touchline/catalog/feature';
import * as catalogOptions from '@touchline/catalog/options';
import { feature as club } from '@touchline/club/feature';
import * as clubOptions from '@touchline/club/options';
import { feature as commerce } from '@touchline/commerce/feature';
import * as commerceOptions from '@touchline/commerce/options';
import { feature as event } from '@touchline/event/feature';
import * as eventOptions from '@touchline/event/options';
import type { Contribution } from '@touchline/feature-kit';
import { feature as following } from '@touchline/following/feature';
import * as followingOptions from '@touchline/following/options';
import { feature as info } from '@touchline/info/feature';
import * as infoOptions from '@touchline/info/options';
import { feature as installed } from '@touchline/installed/feature';
import { feature as moments } from '@touchline/moments/feature';
import { feature as push } from '@touchline/push/feature';
import { feature as reports } from '@touchline/reports/feature';
import * as reportsOptions from '@touchline/reports/options';
import { feature as search } from '@touchline/search/feature';
import * as searchOptions from '@touchline/search/options';
import { feature as smartBanner } from '@touchline/smart-banner/feature';
import { feature as survey } from '@touchline/survey/feature';
import * as surveyOptions from '@touchline/survey/options';
import { expect, test } from 'vitest';

const [catalogue] = Object.values(import.meta.glob<object>('../features.ts', { eager: true, import: 'catalogue' }));
const homeOptions = catalogOptions.customerKeys.home.parse({ shelves: ['live'] });

/** The contribution of each feature, and the pages that its export for tools lists. */
const features: Readonly<Record<string, { contribution: Contribution; pages: readonly string[] }>> = {
  catalog: { contribution: catalog.contribute({ home: homeOptions }), pages: catalogOptions.pages },
  event: { contribution: event.contribute({}), pages: eventOptions.pages },
  account: { contribution: account.contribute(accountOptions.options.parse({})), pages: accountOptions.pages },
  club: { contribution: club.contribute({}), pages: clubOptions.pages },
  info: { contribution: info.contribute({}), pages: infoOptions.pages },
  search: { contribution: search.contribute({}), pages: searchOptions.pages },
  moments: { contribution: moments.contribute({}), pages: [] },
  following: { contribution: following.contribute(followingOptions.options.parse({})), pages: followingOptions.pages },
  commerce: { contribution: commerce.contribute(commerceOptions.options.parse({})), pages: commerceOptions.pages },
  survey: {
    contribution: survey.contribute(surveyOptions.options.parse({ form_url: 'https://forms.example/1' })),
    pages: [],
  },
  smart_banner: { contribution: smartBanner.contribute({}), pages: [] },
  push: { contribution: push.contribute({}), pages: [] },
  analytics: { contribution: analytics.contribute({}), pages: [] },
  reports: { contribution: reports.contribute(reportsOptions.options.parse({})), pages: [] },
  installed: { contribution: installed.contribute({}), pages: [] },
};

test('the `pages` export of each feature lists exactly the paths of its routes, so that tools can check customers’ links', () => {
  expect(Object.keys(features)).toEqual(Object.keys(catalogue ?? {}));
  for (const [id, { contribution, pages }] of Object.entries(features)) {
    expect([id, ...pages.toSorted()]).toEqual([id, ...(contribution.routes ?? []).map(({ path }) => path).toSorted()]);
  }
});

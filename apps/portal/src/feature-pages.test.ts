import { feature as account } from '@touchline/account/feature';
import * as accountDoor from '@touchline/account/options';
import { feature as catalog } from '@touchline/catalog/feature';
import * as catalogDoor from '@touchline/catalog/options';
import { feature as club } from '@touchline/club/feature';
import * as clubDoor from '@touchline/club/options';
import { feature as event } from '@touchline/event/feature';
import * as eventDoor from '@touchline/event/options';
import type { Contribution } from '@touchline/feature-kit';
import { feature as info } from '@touchline/info/feature';
import * as infoDoor from '@touchline/info/options';
import { feature as moments } from '@touchline/moments/feature';
import { feature as search } from '@touchline/search/feature';
import * as searchDoor from '@touchline/search/options';
import { expect, test } from 'vitest';

const [catalogue] = Object.values(import.meta.glob<object>('../features.ts', { eager: true, import: 'catalogue' }));
const home = catalogDoor.customerKeys.home.parse({ shelves: ['live'] });

/** What each feature contributes, and what its door for tools says of it. */
const features: Readonly<Record<string, { contribution: Contribution; pages: readonly string[] }>> = {
  catalog: { contribution: catalog.contribute({ home }), pages: catalogDoor.pages },
  event: { contribution: event.contribute({}), pages: eventDoor.pages },
  account: { contribution: account.contribute(accountDoor.options.parse({})), pages: accountDoor.pages },
  club: { contribution: club.contribute({}), pages: clubDoor.pages },
  info: { contribution: info.contribute({}), pages: infoDoor.pages },
  search: { contribution: search.contribute({}), pages: searchDoor.pages },
  moments: { contribution: moments.contribute({}), pages: [] },
};

test('the door for tools names the pages that a feature has: links of customers are measured by them', () => {
  expect(Object.keys(features)).toEqual(Object.keys(catalogue ?? {}));
  for (const [id, { contribution, pages }] of Object.entries(features)) {
    expect([id, ...pages.toSorted()]).toEqual([id, ...(contribution.routes ?? []).map(({ path }) => path).toSorted()]);
  }
});

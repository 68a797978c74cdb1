import { describeFault } from '@touchline/customer';
import { expect, test } from 'vitest';
import { type Claim, findClaimFaults } from './claims.ts';
import { unknownLabels } from './unknown-labels.ts';

test('a host of two customers belongs to the customer with the earlier commit, then to the built customer', () => {
  const acme: Claim = { id: 'acme', hosts: ['acme.localhost', 'tv.nordic.example'] };
  const nordic: Claim = { id: 'nordic', hosts: ['tv.nordic.example'], committedAt: () => 1 };
  const all = [acme, nordic];
  expect(findClaimFaults(acme, all).map(describeFault)).toEqual([
    'acme/customer.json: hosts[1]: found "tv.nordic.example", expected a host that the customer nordic does not use',
  ]);
  expect(findClaimFaults(nordic, all)).toEqual([]);
  const losers = (claim: Partial<Claim>, otherClaim: Partial<Claim>) => {
    const both = [
      { ...acme, ...claim },
      { ...nordic, ...otherClaim },
    ];
    return both.filter((ownClaim) => findClaimFaults(ownClaim, both).length > 0).map(({ id }) => id);
  };
  expect(losers({ isBuilt: true }, { committedAt: () => 1 })).toEqual(['acme']);
  expect(losers({ committedAt: () => 1, isBuilt: true }, { committedAt: () => 2 })).toEqual(['nordic']);
  expect(losers({ committedAt: () => 1 }, { committedAt: () => 1, isBuilt: true })).toEqual(['acme']);
  expect(losers({}, { committedAt: () => Infinity })).toEqual(['nordic']);
  expect(losers({ isCopy: true }, {})).toEqual(['acme']);
});

test('a label is refused when it is a key without a text, and accepted when it is the customer’s text', () => {
  const customer = {
    id: 'acme',
    navigation: [
      { to: '/', label: 'home' },
      { to: '/live/', label: 'lvie' },
    ],
    categories: [{ to: '/live/', label: { en: 'Now' } }],
    legal: [],
  };
  expect(unknownLabels(customer, ['home', 'live']).map(describeFault)).toEqual([
    'acme/customer.json: navigation[1].label: found "lvie", expected one text per language, or a known text key instead of "lvie": did you mean "live"?',
  ]);
});

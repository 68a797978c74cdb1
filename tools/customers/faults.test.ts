import { describeFault } from '@touchline/customer-config';
import { expect, test } from 'vitest';
import { type Claim, findClaimFaults } from '../../apps/portal/build/customers/claims.ts';
import { findUnknownLabels } from '../../apps/portal/build/customers/unknown-labels.ts';

test('a host that two customers name belongs to the customer with the earlier commit, or else to the built customer', () => {
  const acme: Claim = { id: 'acme', hosts: ['acme.localhost', 'tv.nordic.example'] };
  const nordic: Claim = { id: 'nordic', hosts: ['tv.nordic.example'], committedAt: () => 1 };
  const allClaims = [acme, nordic];
  expect(findClaimFaults(acme, allClaims).map(describeFault)).toEqual([
    'acme/customer.json: hosts[1]: found "tv.nordic.example", expected a host that the customer nordic does not use',
  ]);
  expect(findClaimFaults(nordic, allClaims)).toEqual([]);
  const listRefusedIds = (claim: Partial<Claim>, otherClaim: Partial<Claim>) => {
    const bothClaims = [
      { ...acme, ...claim },
      { ...nordic, ...otherClaim },
    ];
    return bothClaims.filter((ownClaim) => findClaimFaults(ownClaim, bothClaims).length > 0).map(({ id }) => id);
  };
  expect(listRefusedIds({ isBuilt: true }, { committedAt: () => 1 })).toEqual(['acme']);
  expect(listRefusedIds({ committedAt: () => 1, isBuilt: true }, { committedAt: () => 2 })).toEqual(['nordic']);
  expect(listRefusedIds({ committedAt: () => 1 }, { committedAt: () => 1, isBuilt: true })).toEqual(['acme']);
  expect(listRefusedIds({}, { committedAt: () => Infinity })).toEqual(['nordic']);
  expect(listRefusedIds({ isCopy: true }, {})).toEqual(['acme']);
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
  expect(findUnknownLabels(customer, ['home', 'live']).map(describeFault)).toEqual([
    'acme/customer.json: navigation[1].label: found "lvie", expected one text per language, or a known text key instead of "lvie": did you mean "live"?',
  ]);
});

import { describeFault } from '@touchline/customer';
import { expect, test } from 'vitest';
import { claimFaults } from './claims.ts';
import { unknownLabels } from './unknown-labels.ts';

test('a copied customer that kept its model’s host is told so, whichever of the two is built', () => {
  const acme = { id: 'acme', hosts: ['acme.localhost', 'tv.nordic.example'] };
  const nordic = { id: 'nordic', hosts: ['tv.nordic.example'] };
  const all = [acme, nordic];
  expect(claimFaults(acme, all).map(describeFault)).toEqual([
    'acme/customer.json: hosts[1]: found "tv.nordic.example", expected a host that nordic does not have',
  ]);
  expect(claimFaults(nordic, all).map(describeFault)).toEqual([
    'nordic/customer.json: hosts[0]: found "tv.nordic.example", expected a host that acme does not have',
  ]);
  expect(claimFaults(nordic, [nordic])).toEqual([]);
  expect(claimFaults(nordic, [nordic, { ...acme, isCopy: true }])).toEqual([]);
});

test('a label that is a key without a text is refused, a text of the customer’s own is not', () => {
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
    'acme/customer.json: navigation[1].label: found "lvie", expected "live", perhaps: there is no text "lvie"; or one text per language',
  ]);
});

import { customerContractSchema, productSchema } from '@touchline/contract';
import { getFormats } from '@touchline/i18n';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toContractView, toProductView } from '../products/product-view.ts';
import { season, ticket } from '../testing/commerce-world.tsx';
import { coverageOfProduct, coverageOfTicket } from './coverage-of-product.ts';
import { coverageText } from './coverage-words.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const formats = getFormats('en', 'UTC');
const text = (key: string, words: object = {}) => [key, ...Object.values(words)].join(' ');
const women = { ...season, id: 'women', title: 'Women', allowed_access_identity_items: [{ id: 'women' }] };
const all = { ...season, id: 'all', title: 'All', allowed_access_identity_items: [{ id: 'women' }, { id: 'men' }] };
const day = { ...all, id: 'day', title: 'Day', duration: 24, duration_units: 'hour', auto_renew: false };

const contract = (product: object, words: object) => {
  const { id } = z.parse(productSchema, product);
  const dated = { status: 'active', end_date: '2026-12-20T12:00:00Z', ...words };
  return toContractView(z.parse(customerContractSchema, { ...product, id: `c-${id}`, product_id: id, ...dated }), now);
};
const product = (wire: object) => toProductView(z.parse(productSchema, wire));
const said = (wire: object, ...held: ReturnType<typeof contract>[]) =>
  coverageText(coverageOfProduct(product(wire), held, now), { text, formats, now });

test('a covered product names the contract that opens it', () => {
  expect(said(day, contract(all, {}))).toBe('coverage.included All');
  expect(said(women, contract(all, {}))).toBe('coverage.included All');
});

test('a wider product names its start, and the end of the viewer’s contract', () => {
  expect(said(all, contract(women, {}))).toBe('coverage.from coverage.ends Women Dec 20');
  expect(said(day, contract(women, {}))).toBe('coverage.from coverage.goesOn Women');
  expect(said(all, contract(women, { auto_renew: false }))).toBe('coverage.from coverage.until Women Dec 20');
});

test('a product has no text without a contract in force that covers part of it', () => {
  expect(said(women)).toBe('');
  expect(said(women, contract(all, { status: 'expired' }))).toBe('');
  expect(said(women, contract(all, { status: 'pending' }))).toBe('');
});

test('a contract of the last minute is in force, although the page’s clock has not moved since', () => {
  const bought = contract(all, { start_date: '2026-11-28T12:00:40Z' });
  expect(said(women, bought)).toBe('coverage.included All');
  expect(said(women, contract(all, { start_date: '2026-11-29T12:00:00Z' }))).toBe('');
});

test('a match is included in each contract that opens one of its subscriptions', () => {
  const one = product(ticket);
  const covered = (...held: ReturnType<typeof contract>[]) =>
    coverageOfTicket(one, [product(women)], held, { now }).kind;
  expect(covered(contract(all, {}))).toBe('covered');
  expect(covered(contract(season, {}))).toBe('neither');
});

test('a match is included in a contract that is open at its start', () => {
  const startsAt = Date.parse('2026-12-24T19:00:00Z');
  const covered = (words: object) =>
    coverageOfTicket(product(ticket), [product(all)], [contract(all, words)], { now, startsAt }).kind;
  expect(covered({ auto_renew: true })).toBe('covered');
  expect(covered({ auto_renew: false })).toBe('neither');
  expect(covered({ auto_renew: false, end_date: '2026-12-24T19:00:00Z' })).toBe('covered');
});

test('a year with the contents of a month counts as wider, and ends the month’s renewal', () => {
  const year = { ...all, id: 'year', title: 'Year', duration: 1, duration_units: 'year', auto_renew: false };
  expect(said(year, contract(all, {}))).toBe('coverage.from coverage.ends All Dec 20');
  expect(said(women, contract(all, {}))).toBe('coverage.included All');
});

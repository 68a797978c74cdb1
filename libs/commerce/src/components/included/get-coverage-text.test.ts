import { customerContractSchema, productSchema } from '@touchline/contract';
import { getFormats } from '@touchline/i18n';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toContractView, toProductView } from '../../api/products/product-view.ts';
import { season, ticket } from '../../testing/commerce-world.tsx';
import { getProductCoverage, getTicketCoverage } from './coverage-of-product.ts';
import { getCoverageText } from './get-coverage-text.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const formats = getFormats('en', 'UTC');
const translate = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const womenSeason = { ...season, id: 'women', title: 'Women', allowed_access_identity_items: [{ id: 'women' }] };
const fullSeason = {
  ...season,
  id: 'all',
  title: 'All',
  allowed_access_identity_items: [{ id: 'women' }, { id: 'men' }],
};
const dayPass = { ...fullSeason, id: 'day', title: 'Day', duration: 24, duration_units: 'hour', auto_renew: false };

const createContract = (product: object, values: object) => {
  const { id } = z.parse(productSchema, product);
  const contractFields = { status: 'active', end_date: '2026-12-20T12:00:00Z', ...values };
  return toContractView(
    z.parse(customerContractSchema, { ...product, id: `c-${id}`, product_id: id, ...contractFields }),
    now,
  );
};
const createProduct = (wireProduct: object) => toProductView(z.parse(productSchema, wireProduct));
const getCoverageTexts = (wireProduct: object, ...contracts: ReturnType<typeof createContract>[]) =>
  getCoverageText(getProductCoverage(createProduct(wireProduct), contracts, now), { text: translate, formats, now });

test('the text of a covered product names the contract that includes it', () => {
  expect(getCoverageTexts(dayPass, createContract(fullSeason, {}))).toBe('coverage.included All');
  expect(getCoverageTexts(womenSeason, createContract(fullSeason, {}))).toBe('coverage.included All');
});

test('the text of a wider product says when it starts, and when the viewer’s narrower contract ends', () => {
  expect(getCoverageTexts(fullSeason, createContract(womenSeason, {}))).toBe(
    'coverage.from coverage.ends Women Dec 20',
  );
  expect(getCoverageTexts(dayPass, createContract(womenSeason, {}))).toBe('coverage.from coverage.goesOn Women');
  expect(getCoverageTexts(fullSeason, createContract(womenSeason, { auto_renew: false }))).toBe(
    'coverage.from coverage.until Women Dec 20',
  );
});

test('a product has no text about contracts if no active contract covers a part of it', () => {
  expect(getCoverageTexts(womenSeason)).toBe('');
  expect(getCoverageTexts(womenSeason, createContract(fullSeason, { status: 'expired' }))).toBe('');
  expect(getCoverageTexts(womenSeason, createContract(fullSeason, { status: 'pending' }))).toBe('');
});

test('a contract counts as active when it began after the page’s clock last ticked', () => {
  const ownedContract = createContract(fullSeason, { start_date: '2026-11-28T12:00:40Z' });
  expect(getCoverageTexts(womenSeason, ownedContract)).toBe('coverage.included All');
  expect(getCoverageTexts(womenSeason, createContract(fullSeason, { start_date: '2026-11-29T12:00:00Z' }))).toBe('');
});

test('a match is included in each contract that covers one of its subscriptions', () => {
  const ticketProduct = createProduct(ticket);
  const getCoverageKind = (...contracts: ReturnType<typeof createContract>[]) =>
    getTicketCoverage(ticketProduct, [createProduct(womenSeason)], contracts, { now }).kind;
  expect(getCoverageKind(createContract(fullSeason, {}))).toBe('covered');
  expect(getCoverageKind(createContract(season, {}))).toBe('neither');
});

test('a match is included in a contract that is active at its start', () => {
  const startMs = Date.parse('2026-12-24T19:00:00Z');
  const translateCovered = (values: object) =>
    getTicketCoverage(createProduct(ticket), [createProduct(fullSeason)], [createContract(fullSeason, values)], {
      now,
      startMs,
    }).kind;
  expect(translateCovered({ auto_renew: true })).toBe('covered');
  expect(translateCovered({ auto_renew: false })).toBe('neither');
  expect(translateCovered({ auto_renew: false, end_date: '2026-12-24T19:00:00Z' })).toBe('covered');
});

test('a yearly subscription contains more than a monthly one with the same contents, and ends its renewal', () => {
  const yearPass = { ...fullSeason, id: 'year', title: 'Year', duration: 1, duration_units: 'year', auto_renew: false };
  expect(getCoverageTexts(yearPass, createContract(fullSeason, {}))).toBe('coverage.from coverage.ends All Dec 20');
  expect(getCoverageTexts(womenSeason, createContract(fullSeason, {}))).toBe('coverage.included All');
});

import { expect, test } from 'vitest';
import { decideNavigation, type NavigationFacts } from './decide-navigation.ts';

const origin = 'https://demo.example';
const href = `${origin}/he/b/?x=1`;
const pass = { kind: 'pass' } as const;

const decide = (facts: Partial<NavigationFacts> = {}) =>
  decideNavigation({
    href,
    to: new URL('/b/?x=1', origin),
    from: new URL('/a/?t=9', origin),
    isNewBuild: false,
    isPaymentPage: false,
    isPaymentDocument: false,
    guard: pass,
    ...facts,
  });

test('a page loads when its guards pass and no redirect exists', () => {
  expect(decide()).toEqual({ kind: 'load' });
});

test('a new build opens the page as a document, whatever the guards say', () => {
  expect(decide({ isNewBuild: true, guard: undefined })).toEqual({ kind: 'document', href });
  expect(decide({ isNewBuild: true, guard: { kind: 'redirect', to: '/login/' } })).toEqual({ kind: 'document', href });
});

test('an address without a final slash is replaced by the address with the slash, and keeps its query', () => {
  const to = new URL('/b?from=mail', origin);
  expect(decide({ to, guard: undefined })).toEqual({ kind: 'redirect', to: '/b/?from=mail', isReplaced: true });
});

test('leaving a document for payments opens another document before the guards answer', () => {
  expect(decide({ isPaymentDocument: true, guard: undefined })).toEqual({ kind: 'document', href });
});

test('a page with payments opens as a document only after its guards pass', () => {
  expect(decide({ isPaymentPage: true, guard: undefined })).toEqual({ kind: 'load' });
  expect(decide({ isPaymentPage: true })).toEqual({ kind: 'document', href });
  expect(decide({ isPaymentPage: true, guard: { kind: 'redirect', to: '/login/' } })).toMatchObject({ to: '/login/' });
  expect(decide({ isPaymentPage: true, isPaymentDocument: true })).toEqual({ kind: 'load' });
});

test('a guard’s redirect adds a history entry, or replaces the entry if no page was open before', () => {
  const guard = { kind: 'redirect', to: '/login/' } as const;
  expect(decide({ guard })).toEqual({ kind: 'redirect', to: '/login/', isReplaced: false });
  expect(decide({ guard, from: null })).toEqual({ kind: 'redirect', to: '/login/', isReplaced: true });
});

test('a guard’s external redirect opens a document', () => {
  const guard = { kind: 'redirect', to: 'https://shop.example/', external: true } as const;
  expect(decide({ guard })).toEqual({ kind: 'document', href: 'https://shop.example/' });
});

test('a guard that aborts keeps the viewer on the open page', () => {
  expect(decide({ guard: { kind: 'aborted' } })).toEqual({ kind: 'stay', at: '/a/?t=9' });
});

test('a guard that aborts the visit’s first page leads home, and home itself loads', () => {
  const facts = { guard: { kind: 'aborted' }, from: null } as const;
  expect(decide(facts)).toEqual({ kind: 'redirect', to: '/', isReplaced: true });
  expect(decide({ ...facts, to: new URL('/', origin) })).toEqual({ kind: 'load' });
});

test('a redirect of the backend keeps the query within the site, and opens a document outside', () => {
  const redirect = { to: '/c/7/', external: false, status: 302 } as const;
  expect(decide({ redirect })).toEqual({ kind: 'redirect', to: '/c/7/?x=1', isReplaced: false });
  expect(decide({ redirect, from: null })).toMatchObject({ isReplaced: true });
  const external = { to: 'https://shop.example/', external: true, status: 302 } as const;
  expect(decide({ redirect: external })).toEqual({ kind: 'document', href: 'https://shop.example/' });
});

test('the guards have priority over a redirect of the backend', () => {
  const redirect = { to: '/c/7/', external: false, status: 302 } as const;
  expect(decide({ redirect, guard: { kind: 'aborted' } })).toMatchObject({ kind: 'stay' });
});

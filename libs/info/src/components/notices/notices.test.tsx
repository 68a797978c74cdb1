import { cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { options } from '../../manifests/notices.ts';
import { createNotices } from './notices.shell.tsx';

afterEach(cleanup);

const nowMs = Date.parse('2026-12-24T03:00:00Z');

test('a notice is shown between its two times, in the page’s language', () => {
  const Notices = createNotices([
    { text: 'Over', until: '2026-12-24T02:00:00+01:00' },
    { text: { en: 'Maintenance tonight', he: 'תחזוקה הלילה' }, from: '2026-12-24T03:00:00Z' },
    { text: 'Later', from: '2026-12-24T03:00:00-01:00' },
  ]);
  render(
    <PageProviders now={nowMs}>
      <Notices />
    </PageProviders>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Maintenance tonight']);
});

test('a notice needs times with a zone, and an end after its start', () => {
  const getErrors = (notice: object) =>
    options.safeParse({ list: [{ text: 'Back soon', ...notice }] }).error?.issues.map(({ path }) => path) ?? [];
  expect(getErrors({ from: '2026-12-24T02:00:00Z', until: '2026-12-24T04:00:00+01:00' })).toEqual([]);
  expect(getErrors({ from: '2026-12-24 02:00' })).toEqual([['list', 0, 'from']]);
  expect(getErrors({ from: '2026-12-24T02:00:00Z', until: '2026-12-24T02:00:00Z' })).toEqual([['list', 0, 'until']]);
});

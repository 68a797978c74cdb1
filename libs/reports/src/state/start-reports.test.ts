// @vitest-environment jsdom
import { createStartedPortal } from '@touchline/field-metrics/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportsOptions } from '../options.ts';
import { startReports } from './start-reports.ts';

const startErrors = vi.hoisted(() => vi.fn());
const measureField = vi.hoisted(() => vi.fn());
vi.mock('./start-errors.ts', () => ({ startErrors }));
vi.mock('@touchline/field-metrics/browser', () => ({ measureField }));

const startWithRandom = (options: Partial<ReportsOptions>, randomValue = 0.5) =>
  startReports({ breadcrumbs: 25, field_share: 0.1, ...options }, () => randomValue)(createStartedPortal());

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

test('errors are reported to the customer’s dsn, or to the stand-in that the edge names', () => {
  startWithRandom({});
  expect(startErrors).not.toHaveBeenCalled();
  const dsn = 'https://abc@o1.ingest.sentry.example/2';
  startWithRandom({ dsn });
  startWithRandom({ dsn, standIn: 'http://127.0.0.1:4711' });
  expect(startErrors.mock.calls.map(([, options]: unknown[]) => options)).toEqual([
    { dsn, breadcrumbs: 25 },
    { dsn: 'http://standin@127.0.0.1:4711/1', breadcrumbs: 25 },
  ]);
});

test('the customer sets the measured share of visits, from none to all', async () => {
  startWithRandom({ field_share: 0 }, 0);
  startWithRandom({ field_share: 0.1 }, 0.1);
  await vi.dynamicImportSettled();
  expect(measureField).not.toHaveBeenCalled();
  startWithRandom({ field_share: 0.1 }, 0.09);
  startWithRandom({ field_share: 1 }, 0.999);
  await vi.waitFor(() => expect(measureField).toHaveBeenCalledTimes(2));
});

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { createTelemetry, TelemetryProvider } from '@touchline/telemetry';
import { StrictMode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFailedPart } from '../index.ts';

afterEach(cleanup);

function Part({ id, error }: { id: string; error: unknown }) {
  useFailedPart('stats', id, error);
  return null;
}

/** A page that shows a part of one event in two places. */
function renderFailedPart() {
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warnSpy.mockRestore());
  const telemetry = createTelemetry();
  const reportErrorSpy = vi.spyOn(telemetry, 'error');
  const renderPart = (id: string, error: unknown) => (
    <StrictMode>
      <TelemetryProvider value={telemetry}>
        <Part id={id} error={error} />
        <Part id={id} error={error} />
      </TelemetryProvider>
    </StrictMode>
  );
  const { rerender } = render(renderPart('m1', null));
  return {
    warn: warnSpy,
    reportErrorSpy,
    fail: (id: string, code: 'server_error' | 'timeout') => rerender(renderPart(id, new PortalError(code))),
    recover: (id: string) => rerender(renderPart(id, null)),
  };
}

test('a failed part is logged once with its code, even if two places show it and it fails every minute', () => {
  const { warn, reportErrorSpy, fail } = renderFailedPart();
  expect(warn).not.toHaveBeenCalled();
  fail('m1', 'server_error');
  fail('m1', 'timeout');
  expect(warn.mock.calls).toEqual([['Failed to load "stats" of event m1: server_error']]);
  expect(reportErrorSpy.mock.calls.map(([, context]) => context)).toEqual([
    { section: 'stats', event: 'm1', code: 'server_error' },
  ]);
});

test('a failed part is logged again for the next event', () => {
  const { warn, fail } = renderFailedPart();
  fail('m1', 'server_error');
  fail('m2', 'timeout');
  expect(warn.mock.calls.at(-1)).toEqual(['Failed to load "stats" of event m2: timeout']);
});

test('a part that fails, loads and fails again is logged once', () => {
  const { warn, fail, recover } = renderFailedPart();
  fail('m1', 'server_error');
  recover('m1');
  fail('m1', 'timeout');
  expect(warn.mock.calls).toEqual([['Failed to load "stats" of event m1: server_error']]);
});

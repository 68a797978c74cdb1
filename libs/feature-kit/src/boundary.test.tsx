// @vitest-environment jsdom
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Boundary } from './index.ts';

const nothing = () => {};
const error = vi.fn<Telemetry['error']>();
const telemetry: Telemetry = {
  event: nothing,
  page: nothing,
  attach: () => nothing,
  identify: nothing,
  setConsent: nothing,
  error,
};

let thrown: unknown;
function Fragile() {
  if (thrown !== undefined) throw thrown;
  return <p>whole</p>;
}

async function show(tree: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<TelemetryProvider value={telemetry}>{tree}</TelemetryProvider>));
  return place;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  error.mockReset();
  thrown = new Error('broken');
});

test('a part that throws renders nothing and is reported by its name, and its neighbours stay', async () => {
  const place = await show(
    <>
      <Boundary section="fragile">
        <Fragile />
      </Boundary>
      <p>neighbour</p>
    </>,
  );
  expect(place.innerHTML).toBe('<p>neighbour</p>');
  expect(error.mock.calls).toEqual([[thrown, { section: 'fragile' }]]);
});

test('renders the replacement with the error and a retry that renders the part again', async () => {
  let again = nothing;
  const place = await show(
    <Boundary
      renderError={(what, retry) => {
        again = retry;
        return String(what);
      }}
    >
      <Fragile />
    </Boundary>,
  );
  expect(place.textContent).toBe('Error: broken');
  expect(error.mock.calls).toEqual([[thrown, undefined]]);
  thrown = undefined;
  await act(async () => again());
  expect(place.textContent).toBe('whole');
});

test('reports a thrown null', async () => {
  thrown = null;
  expect(
    (
      await show(
        <Boundary renderError={() => 'failed'}>
          <Fragile />
        </Boundary>,
      )
    ).textContent,
  ).toBe('failed');
});

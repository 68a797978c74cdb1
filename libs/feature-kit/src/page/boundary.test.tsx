// @vitest-environment jsdom
import { type Telemetry, TelemetryProvider } from '@touchline/telemetry';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Boundary } from '../index.ts';

const doNothing = () => {};
const error = vi.fn<Telemetry['error']>();
const telemetry: Telemetry = {
  event: doNothing,
  page: doNothing,
  attach: () => doNothing,
  identify: doNothing,
  setConsent: doNothing,
  error,
};

let errorToThrow: unknown;
function ThrowingPart() {
  if (errorToThrow !== undefined) throw errorToThrow;
  return <p>whole</p>;
}

async function renderTree(children: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(<TelemetryProvider value={telemetry}>{children}</TelemetryProvider>),
  );
  return container;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  error.mockReset();
  errorToThrow = new Error('broken');
});

test('a part that throws disappears with a report of its name, and its neighbours stay', async () => {
  const shownContainer = await renderTree(
    <>
      <Boundary section="fragile">
        <ThrowingPart />
      </Boundary>
      <p>neighbour</p>
    </>,
  );
  expect(shownContainer.innerHTML).toBe('<p>neighbour</p>');
  expect(error.mock.calls).toEqual([[errorToThrow, { section: 'fragile' }]]);
});

test('an error boundary renders its replacement with the error, and a retry that renders the part again', async () => {
  let retryRender = doNothing;
  const shownContainer = await renderTree(
    <Boundary
      renderError={(renderedError, retry) => {
        retryRender = retry;
        return String(renderedError);
      }}
    >
      <ThrowingPart />
    </Boundary>,
  );
  expect(shownContainer.textContent).toBe('Error: broken');
  expect(error.mock.calls).toEqual([[errorToThrow, undefined]]);
  errorToThrow = undefined;
  await act(async () => retryRender());
  expect(shownContainer.textContent).toBe('whole');
});

test('an error boundary reports a thrown null', async () => {
  errorToThrow = null;
  expect(
    (
      await renderTree(
        <Boundary renderError={() => 'failed'}>
          <ThrowingPart />
        </Boundary>,
      )
    ).textContent,
  ).toBe('failed');
});

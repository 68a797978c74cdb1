// @vitest-environment jsdom
import { act, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type OpenInAddress, useOpenInAddress } from './index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let sheet: OpenInAddress;
function Page() {
  const now = useOpenInAddress('#filters');
  useEffect(() => {
    sheet = now;
  });
  return null;
}

async function visit(...addresses: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: addresses });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  const at = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { at, router };
}
const twice = (press: () => void) =>
  act(async () => {
    press();
    press();
  });

test('a sheet that is closed twice at once, as by a held key, leaves the page in place, also the second time', async () => {
  const { at } = await visit('/home/', '/live/?gender=female');
  for (let time = 0; time < 2; time += 1) {
    await act(async () => sheet.open());
    expect(at()).toBe('/live/?gender=female#filters');
    await twice(() => sheet.close());
    expect([at(), sheet.isOpen]).toEqual(['/live/?gender=female', false]);
  }
});

test('a sheet that is opened twice at once adds one entry to the history', async () => {
  const { at, router } = await visit('/live/');
  await twice(() => sheet.open());
  await act(async () => router.navigate(-1));
  expect(at()).toBe('/live/');
});

test('a sheet that the address opened closes in place, and closing a closed sheet has no effect', async () => {
  const { at } = await visit('/home/', '/live/#filters');
  await twice(() => sheet.close());
  expect(at()).toBe('/live/');
  await act(async () => sheet.close());
  expect(at()).toBe('/live/');
});

// @vitest-environment jsdom
import { act, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type OpenInAddress, useOpenInAddress } from '../index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let openInAddress: OpenInAddress;
function Page() {
  const openState = useOpenInAddress('#filters');
  useEffect(() => {
    openInAddress = openState;
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
  const getAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { getAddress, router };
}
const pressControlTwice = (pressControl: () => void) =>
  act(async () => {
    pressControl();
    pressControl();
  });

test('closing a sheet twice at once, as by a held key, goes back only one history entry', async () => {
  const { getAddress } = await visit('/home/', '/live/?gender=female');
  for (let time = 0; time < 2; time += 1) {
    await act(async () => openInAddress.open());
    expect(getAddress()).toBe('/live/?gender=female#filters');
    await pressControlTwice(() => openInAddress.close());
    expect([getAddress(), openInAddress.isOpen]).toEqual(['/live/?gender=female', false]);
  }
});

test('a sheet that is opened twice at once adds one entry to the history', async () => {
  const { getAddress, router } = await visit('/live/');
  await pressControlTwice(() => openInAddress.open());
  await act(async () => router.navigate(-1));
  expect(getAddress()).toBe('/live/');
});

test('a sheet that its address has opened closes without leaving the page, and a closed sheet ignores closing', async () => {
  const { getAddress } = await visit('/home/', '/live/#filters');
  await pressControlTwice(() => openInAddress.close());
  expect(getAddress()).toBe('/live/');
  await act(async () => openInAddress.close());
  expect(getAddress()).toBe('/live/');
});

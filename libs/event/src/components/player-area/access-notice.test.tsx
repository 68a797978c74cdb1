import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { contentKeys, eventAccess, toEventView } from '@touchline/content';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { afterEach, expect, test } from 'vitest';
import { createViewerSession, createFill } from '@touchline/feature-kit/testing';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { AccessNotice } from './access-notice.tsx';

const view = toEventView(createWireMatch({ commerce_coverage: 'commerce_members_media', available_for_user: false }), {
  text: (key) => key,
});
const key = contentKeys.event(view.id, 'id');

function renderNotice(viewer: Viewer | null | undefined) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, 'as anonymous visitors see it');
  void queryClient.invalidateQueries({ queryKey: key });
  render(
    <Scene queryClient={queryClient}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <AccessNotice view={view} access="sign-in" onRetry={async () => undefined} />
      </ViewerProvider>
    </Scene>,
  );
  return queryClient;
}

afterEach(cleanup);

test('the notice asks a visitor to sign in', () => {
  renderNotice(null);
  expect(screen.getByRole('status').className).not.toContain('unsure');
});

test('the notice has the class `unsure` while it is unknown whether the visitor is signed in', () => {
  renderNotice(undefined);
  expect(screen.getByRole('status').className).toContain('unsure');
});

test('the notice never asks a signed-in viewer to sign in, while access loads or after a failure', async () => {
  let rejectAccess: (error: Error) => void = () => undefined;
  const queryClient = renderNotice({ id: '1' });
  expect(screen.getByRole('status').className).toContain('unsure');
  await act(async () => {
    const accessQuery = queryClient.fetchQuery({
      queryKey: key,
      retry: false,
      queryFn: () => new Promise((_, reject) => (rejectAccess = reject)),
    });
    accessQuery.catch(() => undefined);
  });
  expect(screen.getByRole('status').className).toContain('unsure');
  await act(async () => rejectAccess(new Error('gone')));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('the notice still shows the viewer’s access while the access loads again', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, 'as this viewer sees it');
  const accessFill = createFill(eventAccess, () => <button type="button">Watch from €5.99</button>);
  render(
    <Scene queryClient={queryClient} fills={new Map([[eventAccess.name, [accessFill]]])}>
      <ViewerProvider value={createViewerSession({ id: '1' })}>
        <AccessNotice view={view} access="purchase" onRetry={async () => undefined} />
      </ViewerProvider>
    </Scene>,
  );
  const button = await screen.findByRole('button');
  await act(async () => {
    void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.fetchQuery({ queryKey: key, queryFn: () => new Promise(() => undefined) });
  });
  expect(button.isConnected, 'what it has opened is part of it').toBe(true);
  expect(screen.getByRole('status').className).not.toContain('unsure');
});

test.each([
  [
    'with its price, in one sentence',
    { price: '5.99', currency: 'EUR' },
    'One ticket, from €5.99, covers the live stream and the replay.',
  ],
  ['without a price where none is given', undefined, 'One ticket covers the live stream and the replay.'],
])('the notice describes a ticket %s', (_case, price_from, sentence) => {
  const lockedMatch = createWireMatch({
    commerce_coverage: 'commerce_ppv_media',
    available_for_user: false,
    price_from,
  });
  render(
    <Scene>
      <AccessNotice
        view={toEventView(lockedMatch, { text: (name) => name })}
        access="purchase"
        onRetry={async () => undefined}
      />
    </Scene>,
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});

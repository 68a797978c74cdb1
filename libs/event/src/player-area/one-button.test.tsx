import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { eventAccess, eventSignIn, toEventView } from '@touchline/content';
import type { Product, WireEvent } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, filled } from '@touchline/feature-kit/testing';
import { siteWith } from '@touchline/feature-kit/testing/site';
import { afterEach, describe, expect, test } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { kickOff, wireMatch } from '../testing/wire.ts';
import { PlayerArea } from './player-area.tsx';
import { type Broadcast, getPlayerAreaState } from './get-player-area-state.ts';

afterEach(cleanup);

const minute = 60_000;
const live = { to: '/live/', label: 'live' };

interface Visit {
  part: Partial<WireEvent>;
  minutes?: number;
  broadcast?: Broadcast;
  viewer?: Viewer | null;
  /** Whether the customer has a sign-in feature. */
  account?: boolean;
  hasLivePage?: boolean;
  /** Whether the customer has a selling feature. */
  shop?: boolean;
  /** The products that give access, as the backend returns them. */
  options?: readonly Product[];
}

/** The address or text of each button and link in the player area. */
function getButtons({
  part,
  minutes = 10,
  broadcast = { ended: false },
  viewer = null,
  account = true,
  hasLivePage = true,
  shop = false,
  options = [],
}: Visit) {
  const view = toEventView(wireMatch(part), { text: (key) => key });
  const now = kickOff + minutes * minute;
  const signIn = filled(eventSignIn, () => <a href="/auth/login/">Sign in</a>);
  const sells = filled(eventAccess, ({ need, options: sold }) => (
    <button type="button">
      {need} {sold.map(({ id }) => id).join()}
    </button>
  ));
  render(
    <Scene
      now={now}
      queryClient={new QueryClient()}
      site={siteWith({ navigation: hasLivePage ? [live] : [] })}
      fills={
        new Map([
          ...(account ? [[eventSignIn.name, [signIn]] as const] : []),
          ...(shop ? [[eventAccess.name, [sells]] as const] : []),
        ])
      }
      fetch={async () => Response.json({ content: { entries: options } })}
    >
      <ViewerProvider value={createViewerSession(viewer)}>
        <PlayerArea
          view={view}
          stage={getPlayerAreaState(view, broadcast, now)}
          player={null}
          onRetry={async () => undefined}
          onWatchReplay={() => undefined}
        />
      </ViewerProvider>
    </Scene>,
  );
  return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    (element) => element.getAttribute('href') ?? element.textContent,
  );
}

const closed = { available_for_user: false, source: undefined } as const;
const paid = { ...closed, commerce_coverage: 'commerce_ppv_media' } as const;
const subscribed = { ...closed, commerce_coverage: 'commerce_subscription_basic_media' } as const;
const upcoming = { status: 'upcoming' } as const;
const member = { id: '1' };

describe('a locked player area has one button', () => {
  test.each<[lock: string, visit: Visit]>([
    ['an account', { part: { ...closed, commerce_coverage: 'commerce_members_media' } }],
    ['a ticket', { part: paid }],
    ['a subscription', { part: subscribed }],
    ['a ticket for a clip', { part: { ...paid, status: 'vod', media_type: 'highlight' } }],
    ['a subscription for a channel', { part: { ...subscribed, status: 'channel' } }],
    ['a ticket for a recording', { part: { ...paid, status: 'archived' } }],
    [
      'an account, before the start',
      { part: { ...closed, ...upcoming, commerce_coverage: 'commerce_members_media' }, minutes: -30 },
    ],
    ['a ticket, before the start', { part: { ...paid, ...upcoming }, minutes: -30 }],
  ])('the button leads a visitor to sign in if the event needs %s', (_lock, visit) => {
    expect(getButtons(visit)).toEqual(['/auth/login/']);
  });

  test.each<[lock: string, visit: Visit]>([
    ['a viewer without the needed ticket', { part: paid, viewer: member }],
    ['a viewer without the needed subscription', { part: subscribed, viewer: member }],
    [
      'a viewer without the needed ticket, before the start',
      { part: { ...paid, ...upcoming }, minutes: -30, viewer: member },
    ],
    ['a ticket on a site without accounts', { part: paid, account: false }],
    ['a visitor in another region', { part: { available_in_region: false, source: undefined } }],
    ['a viewer in another region', { part: { available_in_region: false, source: undefined }, viewer: member }],
    ['a channel in another region', { part: { available_in_region: false, status: 'channel' } }],
    ['another region for a clip', { part: { available_in_region: false, status: 'vod', media_type: 'highlight' } }],
    ['a recording that is not there yet', { part: { status: 'archived', source: undefined }, minutes: 150 }],
    ['a recording that there is not', { part: { status: 'archived', source: undefined }, minutes: 6000 }],
    ['a clip without a file', { part: { status: 'vod', media_type: 'highlight', source: undefined } }],
    ['a channel off the air', { part: { status: 'channel', source: undefined } }],
    ['a match that was taken out', { part: { ...upcoming }, minutes: -30, broadcast: { ended: false, gone: true } }],
  ])('the button leads to the live page for %s', (_lock, visit) => {
    expect(getButtons(visit)).toEqual(['/live/']);
  });

  test('the button leads home if the customer has no live page', () => {
    expect(getButtons({ part: paid, account: false, hasLivePage: false })).toEqual(['/']);
  });

  test('a locked player area retries a broken stream, or plays the recording of an ended match', () => {
    expect(getButtons({ part: { stream_error: 'encoder_down' } })).toEqual(['Try now']);
    cleanup();
    const over = { opened: '/live.m3u8', ended: true };
    expect(getButtons({ part: { status: 'archived' }, minutes: 150, broadcast: over })).toEqual(['Watch the replay']);
  });

  test('a locked player area links to another site for a video that plays there, and names the site', () => {
    const part = {
      media_type: 'externalContent',
      share_url: 'https://www.partner.example/7',
      source: undefined,
    } as const;
    expect(getButtons({ part })).toEqual(['https://www.partner.example/7']);
    expect(screen.getByText(/This video is on partner\.example/)).toBeTruthy();
    cleanup();
    expect(getButtons({ part: { ...part, share_url: 'javascript:alert(1)' } })).toEqual(['/live/']);
    cleanup();
    expect(getButtons({ part: { ...part, available_in_region: false } })).toEqual(['/live/']);
  });

  test('a locked player area shows offers to every viewer, but a sign-in for a video that needs only an account', async () => {
    expect(getButtons({ part: paid, shop: true })).toEqual(['purchase ']);
    cleanup();
    expect(getButtons({ part: subscribed, shop: true, viewer: member })).toEqual(['subscription ']);
    cleanup();
    const free = { ...closed, commerce_coverage: 'commerce_members_media' } as const;
    expect(getButtons({ part: free, shop: true })).toEqual(['/auth/login/']);
    cleanup();
    getButtons({
      part: paid,
      shop: true,
      options: [{ id: 'ticket', access_model: 'ppv', price: '4.50', currency: 'EUR' }],
    });
    expect(await screen.findByText('purchase ticket')).toBeTruthy();
    expect(await screen.findByText(/from €4\.50/)).toBeTruthy();
  });

  test('a locked player area has no button if the event starts automatically', () => {
    expect(getButtons({ part: { ...upcoming, source: undefined }, minutes: -30 })).toEqual([]);
    cleanup();
    expect(getButtons({ part: { ...upcoming, source: undefined }, minutes: 0 })).toEqual([]);
  });
});

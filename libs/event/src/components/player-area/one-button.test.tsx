import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { eventAccess, eventSignIn, toEventView } from '@touchline/content';
import type { Product, WireEvent } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createList, createViewerSession, createFill } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, describe, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { PlayerArea } from './player-area.tsx';
import { type Broadcast, getPlayerAreaState } from '../../state/watch/get-player-area-state.ts';

afterEach(cleanup);

const minuteMs = 60_000;
const liveLink = { to: '/live/', label: 'live' };

interface VisitSetup {
  changes: Partial<WireEvent>;
  minutes?: number;
  broadcast?: Broadcast;
  viewer?: Viewer | null;
  /** Whether the customer has a sign-in feature. */
  needsAccount?: boolean;
  hasLivePage?: boolean;
  /** Whether the customer has a selling feature. */
  hasShop?: boolean;
  /** The products that give access, as the backend returns them. */
  options?: readonly Product[];
  /** The match's highlights, as the backend returns them. */
  highlights?: readonly WireEvent[];
}

/** The address or text of each button and link in the player area. */
function renderButtons({
  changes,
  minutes = 10,
  broadcast = { hasEnded: false },
  viewer = null,
  needsAccount = true,
  hasLivePage = true,
  hasShop = false,
  options = [],
  highlights,
}: VisitSetup) {
  const view = toEventView(createWireMatch(changes), { text: (key) => key });
  const now = kickOff + minutes * minuteMs;
  const signIn = createFill(eventSignIn, () => <a href="/auth/login/">Sign in</a>);
  const accessFill = createFill(eventAccess, ({ need, options: soldOptions }) => (
    <button type="button">
      {need} {soldOptions.map(({ id }) => id).join()}
    </button>
  ));
  render(
    <Scene
      now={now}
      queryClient={new QueryClient()}
      site={createSiteConfig({ navigation: hasLivePage ? [liveLink] : [] })}
      fills={
        new Map([
          ...(needsAccount ? [[eventSignIn.name, [signIn]] as const] : []),
          ...(hasShop ? [[eventAccess.name, [accessFill]] as const] : []),
        ])
      }
      fetch={async () => (highlights ? createList(highlights) : Response.json({ content: { entries: options } }))}
    >
      <ViewerProvider value={createViewerSession(viewer)}>
        <PlayerArea
          view={view}
          playerArea={getPlayerAreaState(view, broadcast, now)}
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

const lockedFields = { available_for_user: false, source: undefined } as const;
const paidMatch = { ...lockedFields, commerce_coverage: 'commerce_ppv_media' } as const;
const subscriptionMatch = { ...lockedFields, commerce_coverage: 'commerce_subscription_basic_media' } as const;
const upcomingFields = { status: 'upcoming' } as const;
const member = { id: '1' };

describe('the player area has one button, and a second one only for highlights', () => {
  test.each<[lock: string, visit: VisitSetup]>([
    ['an account', { changes: { ...lockedFields, commerce_coverage: 'commerce_members_media' } }],
    ['a ticket', { changes: paidMatch }],
    ['a subscription', { changes: subscriptionMatch }],
    ['a ticket for a clip', { changes: { ...paidMatch, status: 'vod', media_type: 'highlight' } }],
    ['a subscription for a channel', { changes: { ...subscriptionMatch, status: 'channel' } }],
    ['a ticket for a recording', { changes: { ...paidMatch, status: 'archived' } }],
    [
      'an account, before the start',
      { changes: { ...lockedFields, ...upcomingFields, commerce_coverage: 'commerce_members_media' }, minutes: -30 },
    ],
    ['a ticket, before the start', { changes: { ...paidMatch, ...upcomingFields }, minutes: -30 }],
  ])('the button leads a visitor to sign in if the event needs %s', (_case, visit) => {
    expect(renderButtons(visit)).toEqual(['/auth/login/']);
  });

  test.each<[lock: string, visit: VisitSetup]>([
    ['a viewer without the needed ticket', { changes: paidMatch, viewer: member }],
    ['a viewer without the needed subscription', { changes: subscriptionMatch, viewer: member }],
    [
      'a viewer without the needed ticket, before the start',
      { changes: { ...paidMatch, ...upcomingFields }, minutes: -30, viewer: member },
    ],
    ['a ticket on a site without accounts', { changes: paidMatch, needsAccount: false }],
    ['a visitor in another region', { changes: { available_in_region: false, source: undefined } }],
    ['a viewer in another region', { changes: { available_in_region: false, source: undefined }, viewer: member }],
    ['a channel in another region', { changes: { available_in_region: false, status: 'channel' } }],
    ['a clip in another region', { changes: { available_in_region: false, status: 'vod', media_type: 'highlight' } }],
    ['a recording that should come soon', { changes: { status: 'archived', source: undefined }, minutes: 150 }],
    ['a recording that never came', { changes: { status: 'archived', source: undefined }, minutes: 6000 }],
    ['a clip without a file', { changes: { status: 'vod', media_type: 'highlight', source: undefined } }],
    ['a channel off the air', { changes: { status: 'channel', source: undefined } }],
    ['a removed match', { changes: { ...upcomingFields }, minutes: -30, broadcast: { hasEnded: false, isGone: true } }],
  ])('the button leads to the live page for %s', (_case, visit) => {
    expect(renderButtons(visit)).toEqual(['/live/']);
  });

  test('the player area’s button leads home if the customer has no live page', () => {
    expect(renderButtons({ changes: paidMatch, needsAccount: false, hasLivePage: false })).toEqual(['/']);
  });

  test('the player area has one button to retry a broken stream, or to play the recording of an ended match', () => {
    expect(renderButtons({ changes: { stream_error: 'encoder_down' } })).toEqual(['Try now']);
    cleanup();
    const endedBroadcast = { openedAddress: '/live.m3u8', hasEnded: true };
    expect(renderButtons({ changes: { status: 'archived' }, minutes: 150, broadcast: endedBroadcast })).toEqual([
      'Watch the replay',
    ]);
  });

  test('the player area links to the other site of an external video, and names the site', () => {
    const partialEvent = {
      media_type: 'externalContent',
      share_url: 'https://www.partner.example/7',
      source: undefined,
    } as const;
    expect(renderButtons({ changes: partialEvent })).toEqual(['https://www.partner.example/7']);
    expect(screen.getByText(/This video is on partner\.example/)).toBeTruthy();
    cleanup();
    expect(renderButtons({ changes: { ...partialEvent, share_url: 'javascript:alert(1)' } })).toEqual(['/live/']);
    cleanup();
    expect(renderButtons({ changes: { ...partialEvent, available_in_region: false } })).toEqual(['/live/']);
  });

  test('a locked player area shows offers to every viewer, but a sign-in for a video that needs only an account', async () => {
    expect(renderButtons({ changes: paidMatch, hasShop: true })).toEqual(['purchase ']);
    cleanup();
    expect(renderButtons({ changes: subscriptionMatch, hasShop: true, viewer: member })).toEqual(['subscription ']);
    cleanup();
    const freeMatch = { ...lockedFields, commerce_coverage: 'commerce_members_media' } as const;
    expect(renderButtons({ changes: freeMatch, hasShop: true })).toEqual(['/auth/login/']);
    cleanup();
    renderButtons({
      changes: paidMatch,
      hasShop: true,
      options: [{ id: 'ticket', access_model: 'ppv', price: '4.50', currency: 'EUR' }],
    });
    expect(await screen.findByText('purchase ticket')).toBeTruthy();
    expect(await screen.findByText(/from €4\.50/)).toBeTruthy();
  });

  test.each([
    ['another region', { available_in_region: false, source: undefined }, '/live/'],
    ['a ticket', paidMatch, '/auth/login/'],
  ])('an event that needs %s also offers the first highlight that the viewer may watch', async (_, changes, button) => {
    const createHighlight = (id: string, isAvailable: boolean) =>
      createWireMatch({ id, event_id: 'm1', media_type: 'highlight', status: 'vod', available_for_user: isAvailable });
    renderButtons({ changes, highlights: [createHighlight('locked', false), createHighlight('free', true)] });
    await screen.findByText('Watch the highlights');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([button, '/events/free/']);
  });

  test('the player area has no button before an event that starts automatically', () => {
    expect(renderButtons({ changes: { ...upcomingFields, source: undefined }, minutes: -30 })).toEqual([]);
    cleanup();
    expect(renderButtons({ changes: { ...upcomingFields, source: undefined }, minutes: 0 })).toEqual([]);
  });
});

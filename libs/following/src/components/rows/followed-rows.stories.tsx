import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventCard, eventReason, ShowReasonsContext, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill, json, refusal } from '@touchline/feature-kit/testing';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { createFollowingWorld } from '../../testing/following-world.tsx';
import { toFollowedItem, createFollowedTeam, createListResponse, menLeague } from '../../testing/page-world.tsx';
import { EventReasonLine } from './event-reason.card.tsx';
import { HighlightsRow, NextRow } from './followed-rows.tsx';

const meta: Meta = { title: 'Following/On home', parameters: { layout: 'fullscreen' } };
export default meta;

const createMatch = (index: number, changes: Partial<WireEvent> = {}): WireEvent => ({
  id: `m${index}`,
  media_type: 'event',
  status: index < 2 ? 'live' : 'upcoming',
  sport_type: 'ice-hockey',
  commerce_coverage: 'commerce_free_media',
  event_date: new Date(Date.now() + (index - 1) * 3_600_000).toISOString(),
  title: 'Tromsø Aurora v Oslo Ravens',
  team1: {
    id: 'tra',
    name: 'Tromsø Aurora',
    short_name: 'TRA',
    logo_url: '/art/crest-TRA.svg',
    color: '#0d8f88',
    score: 3,
  },
  team2: {
    id: 'osl',
    name: 'Oslo Ravens',
    short_name: 'OSL',
    logo_url: '/art/crest-OSL.svg',
    color: '#1b1d24',
    score: 2,
  },
  identities: [{ id: 'men', type: 'identity', title: 'Men' }],
  ...changes,
});
const matches = [0, 1, 2, 3, 4].map((index) => createMatch(index));
const highlight = { status: 'vod', media_type: 'highlight', title: 'Ten saves that decided round 31' } as const;
const highlights = [5, 6, 7].map((index) => createMatch(index, { ...highlight, image_url: '/art/scene-r1.svg' }));

type Answers = Readonly<Record<string, (() => Response) | undefined>>;

const defaultAnswers: Answers = {
  '/user/login': () =>
    json({
      tokenData: { access_token: 'a', expires_in: 900, refresh_token: 'r' },
      profile: { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid' },
      devices: [],
    }),
  '/follow/list_by_user': () => createListResponse([createFollowedTeam('osl'), toFollowedItem(menLeague)]),
  '/event/list': () => createListResponse(matches),
  '/clip/list': () => createListResponse(highlights),
};

interface SceneProps {
  responders?: Answers;
  /** True if the rows had content at the last visit, so that their height is reserved. */
  hasReservedHeight?: boolean;
  children?: ReactNode;
}

/** Home's slot for personal rows, for a signed-in viewer. */
function Scene({ responders, hasReservedHeight = false, children }: SceneProps) {
  const [world] = useState(() => {
    document.documentElement.dataset['site'] = 'story';
    const rows = { 'followed-next': 290, 'followed-highlights': 290 };
    localStorage.setItem('touchline.story.own-rows', JSON.stringify(hasReservedHeight ? rows : {}));
    localStorage.removeItem('touchline.story.invited');
    const storyWorld = createFollowingWorld('https://api.example');
    const allResponders = { ...defaultAnswers, ...responders };
    storyWorld.setResponder((requestedUrl) => {
      const respond = Object.entries(allResponders).find(([pathEnd]) => requestedUrl.endsWith(pathEnd))?.[1];
      return respond?.() ?? new Promise(() => undefined);
    });
    return storyWorld;
  });
  useEffect(() => {
    void world.session.signIn({ username: 'ingrid@example.com', password: 'late goal' }).then(world.start);
  }, [world]);
  return (
    <world.Providers fills={new Map([[eventReason.name, [createFill(eventReason, EventReasonLine)]]])}>
      <Suspense>
        {children ?? (
          <>
            <NextRow />
            <HighlightsRow />
          </>
        )}
      </Suspense>
    </world.Providers>
  );
}

const createRowsStory = (props: SceneProps = {}): StoryObj => ({ render: () => <Scene {...props} /> });
const respondBroken = (): Response => refusal('server_error', 404);

export const Rows: StoryObj = createRowsStory();
export const Waiting: StoryObj = createRowsStory({
  hasReservedHeight: true,
  responders: { '/event/list': undefined, '/clip/list': undefined },
});
export const Failed: StoryObj = createRowsStory({
  hasReservedHeight: true,
  responders: { '/event/list': respondBroken, '/clip/list': respondBroken },
});
export const Invitation: StoryObj = createRowsStory({
  responders: { '/follow/list_by_user': () => createListResponse([]) },
});

/** Suggested matches for a followed team, for a followed league, and without a reason. */
export const Reasons: StoryObj = createRowsStory({
  children: (
    <ShowReasonsContext value>
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', padding: 16 }}
      >
        {[
          createMatch(0),
          createMatch(3, { team2: { id: 'x', name: 'Turku Wolves' } }),
          createMatch(4, { team2: { id: 'x', name: 'Turku Wolves' }, identities: [] }),
        ].map((event) => (
          <EventCard key={event.id} view={toEventView(event, { text: (key) => key })} />
        ))}
      </div>
    </ShowReasonsContext>
  ),
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EventView, MaskAllScores, useEventViews } from '@touchline/content';
import type { Tag, WireEvent } from '@touchline/contract';
import { json, createList, refusal } from '@touchline/feature-kit/testing';
import type { RemoteState } from '@touchline/player/remote';
import { type ReactNode, useEffect, useState } from 'react';
import { MomentForm } from './form/moment-form.tsx';
import { KeyMoments } from './key-moments.tsx';
import { toMoments } from '../api/moment.ts';
import { createNewMoment } from './list/match-moments.tsx';
import { ProgrammeBar } from './programme/programme-bar.tsx';
import { createMomentsWorld } from '../testing/moments-world.tsx';

const match: WireEvent = {
  id: 'm1',
  title: 'Tromsø Aurora v Oslo Ravens',
  media_type: 'event',
  status: 'archived',
  sport_type: 'ice-hockey',
  event_date: '2026-02-12T18:00:00.000Z',
  commerce_coverage: 'commerce_free_media',
  available_for_user: true,
  available_in_region: true,
  source: { hd: '/media/m1.m3u8' },
  team1: { id: 'tra', name: 'Tromsø Aurora', color: '#0d8f88' },
  team2: { id: 'osl', name: 'Oslo Ravens', color: '#c2452d' },
};
const [home, away] = [match.team1, match.team2].map((team, index) => ({
  teamId: team?.id,
  title: team?.name,
  color: team?.color,
  logo: `/art/crest-${index === 0 ? 'TRA' : 'OSL'}.svg`,
}));

const minute = 60_000;
const tags: Tag[] = [
  {
    id: 'a',
    type: 'player',
    kind: 'goal',
    global: true,
    time: 5 * minute,
    period: 1,
    team: home,
    playerNumber: '19',
    title: 'Goal, Elias Lindqvist, 1–0',
  },
  {
    id: 'b',
    type: 'player',
    kind: 'save',
    global: true,
    time: 20 * minute,
    period: 1,
    team: away,
    playerNumber: '31',
    title: 'Save, Mikko Kallas',
  },
  { id: 'c', type: 'user', global: false, time: 24 * minute },
  {
    id: 'd',
    type: 'player',
    kind: 'penalty',
    global: true,
    time: 33 * minute,
    period: 2,
    team: away,
    playerNumber: '8',
    title: 'Penalty, K. Moen, tripping: two minutes for a stick that had no business being where it was',
  },
  {
    id: 'e',
    type: 'player',
    kind: 'goal',
    global: true,
    time: 35 * minute,
    period: 2,
    team: away,
    playerNumber: '8',
    title: 'Goal, Henrik Dahl, 1–1',
  },
  {
    id: 'f',
    type: 'game',
    global: true,
    startTime: 46 * minute,
    endTime: 47.5 * minute,
    period: 3,
    title: 'Power play',
  },
  {
    id: 'g',
    type: 'player',
    kind: 'goal',
    global: true,
    time: 66 * minute,
    period: 3,
    team: home,
    playerNumber: '19',
    title: 'Goal, Elias Lindqvist, 2–1',
  },
];

const profile = { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid', canCreateGlobalTag: true };
const signInContent = { tokenData: { access_token: 'a', expires_in: 900, refresh_token: 'r' }, profile, devices: [] };

interface StoryProps {
  /** Answer of the call for tags; without it the call stays pending. */
  respondList?: (() => Response) | undefined;
  isVisitor?: boolean;
  isSpoilerFree?: boolean;
  changes?: Partial<WireEvent>;
  /** The state of the video, in place of a paused recording. */
  video?: Partial<RemoteState>;
  show?: ((event: EventView) => ReactNode) | undefined;
  hasPictures?: boolean;
}

/** Two pictures beside each other in one sheet, as a recording has them. */
const sheetUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="90"><rect width="160" height="90" fill="#cfe3f2"/><circle cx="80" cy="45" r="30" fill="none" stroke="#c22" stroke-width="3"/><rect x="160" width="160" height="90" fill="#2f7d4f"/><path d="M240 0v90" stroke="#fff" stroke-width="3"/></svg>',
)}`;
/** The moment at 24 minutes has no picture. */
const findThumbnail = (second: number) =>
  second === 24 * 60
    ? null
    : {
        url: sheetUrl,
        x: second % 120 === 0 ? 0 : 160,
        y: 0,
        width: 160,
        height: 90,
        sheetWidth: 320,
        sheetHeight: 90,
      };

const neverAnswer = () => new Promise<Response>(() => undefined);
const respondWithTags = (entries: readonly Tag[]) => () => createList(entries);

function EventMoments({ changes, show }: StoryProps) {
  const event = useEventViews()({ ...match, ...changes });
  return show ? show(event) : <KeyMoments event={event} />;
}

function Story(props: StoryProps) {
  const [world] = useState(() => {
    const storyWorld = createMomentsWorld(
      'https://api.example',
      (path) => {
        if (path.endsWith('/login')) return json(signInContent);
        return path.endsWith('tag/list') ? (props.respondList?.() ?? neverAnswer()) : neverAnswer();
      },
      props.hasPictures ? findThumbnail : undefined,
    );
    storyWorld.player.publish({
      position: 33 * 60 + 5,
      range: { start: 0, end: 70 * 60 },
      status: 'paused',
      ...props.video,
    });
    return storyWorld;
  });
  const [isReady, setIsReady] = useState(props.isVisitor === true);
  useEffect(() => {
    if (!props.isVisitor)
      void world.session.signIn({ username: 'ingrid@example.com', password: 'late goal' }).then(() => setIsReady(true));
  }, [world, props.isVisitor]);
  return (
    <world.Providers>
      <main style={{ paddingBlock: 16 }}>
        {isReady && (
          <MaskAllScores value={props.isSpoilerFree === true}>
            <EventMoments {...props} />
          </MaskAllScores>
        )}
      </main>
    </world.Providers>
  );
}

const meta: Meta<StoryProps> = {
  title: 'Moments/Key moments',
  parameters: { layout: 'fullscreen' },
  render: (props) => <Story {...props} />,
};
export default meta;

type MomentStory = StoryObj<typeof meta>;

export const Recorded: MomentStory = { args: { respondList: respondWithTags(tags), hasPictures: true } };
/** The video has no small pictures. */
export const WithoutPictures: MomentStory = { args: { respondList: respondWithTags(tags) } };
/** Shows the latest moments first. */
export const Live: MomentStory = { args: { respondList: respondWithTags(tags), changes: { status: 'live' } } };
/** The stream contains the last 40 minutes, so the first two moments are in the replay. */
export const BeforeTheWindow: MomentStory = {
  args: {
    respondList: respondWithTags(tags),
    hasPictures: true,
    changes: { status: 'live' },
    video: { live: true, atLiveEdge: true, range: { start: 30 * 60, end: 70 * 60 } },
  },
};
/** The video is behind live: the moments after its picture are hidden until the viewer asks for them. */
export const BehindLive: MomentStory = {
  args: {
    respondList: respondWithTags(tags),
    hasPictures: true,
    changes: { status: 'live' },
    video: { live: true, atLiveEdge: false },
  },
};
export const WithoutKinds: MomentStory = {
  args: {
    respondList: respondWithTags(
      tags.map(({ id, title, time = 0, global }) => ({ id, title, time, global, type: 'game' })),
    ),
  },
};
export const Visitor: MomentStory = { args: { isVisitor: true, respondList: respondWithTags(tags) } };
/** The backend has no moments for visitors. */
export const VisitorRefused: MomentStory = {
  args: { isVisitor: true, respondList: () => refusal('unauthorized', 401) },
};
export const Loading: MomentStory = {};
export const Empty: MomentStory = { args: { respondList: respondWithTags([]) } };
export const Failed: MomentStory = { args: { respondList: () => refusal('server_error', 500) } };
export const SpoilerFree: MomentStory = { args: { respondList: respondWithTags(tags), isSpoilerFree: true } };

const doNothing = (): void => undefined;
const [, , , penaltyMoment] = toMoments(tags);

export const NewMoment: MomentStory = {
  args: {
    show: (event) => {
      const state = { position: 2102.4, live: false, atLiveEdge: false, status: 'paused', seeking: false } as const;
      const moment = createNewMoment(
        { ...state, range: { start: 0, end: 4200 }, wallClock: null, fullscreen: false, stream: 'hd' },
        event,
      );
      return moment && <MomentForm event={event} moment={moment} isNew onClose={doNothing} onSave={doNothing} />;
    },
  },
};
export const ChangedMoment: MomentStory = {
  args: {
    show: (event) =>
      penaltyMoment && (
        <MomentForm
          event={event}
          moment={{ ...penaltyMoment, end: penaltyMoment.start + 20 }}
          isNew={false}
          onClose={doNothing}
          onSave={doNothing}
        />
      ),
  },
};

const parts = [
  { start: 290, end: 312 },
  { start: 1190, end: 1208 },
  { start: 1968, end: 2008 },
  { start: 3940, end: 3968 },
];
const programme = { title: 'Condensed match', parts };

export const Programme: MomentStory = {
  args: {
    show: () => (
      <div style={{ minBlockSize: 240 }}>
        <ProgrammeBar
          runningProgramme={{ programme, index: 2, isOver: false }}
          changePart={doNothing}
          togglePause={doNothing}
          seekInProgramme={doNothing}
          stopProgramme={doNothing}
        />
      </div>
    ),
  },
};
export const ProgrammeIsOver: MomentStory = {
  args: {
    show: () => (
      <div style={{ minBlockSize: 240 }}>
        <ProgrammeBar
          runningProgramme={{ programme, index: 3, isOver: true }}
          changePart={doNothing}
          togglePause={doNothing}
          seekInProgramme={doNothing}
          stopProgramme={doNothing}
        />
      </div>
    ),
  },
};

import type { Program, WireEvent } from '@touchline/contract';
import { json, createList } from '@touchline/feature-kit/testing';
import type { InterceptCall } from './catalog-world.tsx';

/** 22 November 2026, 20:40 in Oslo. */
export const guideNow = Date.UTC(2026, 10, 22, 19, 40);

const minuteMs = 60_000;

export const createChannel = (id: string, title: string): WireEvent => ({
  id,
  title,
  media_type: 'event',
  status: 'channel',
  commerce_coverage: 'commerce_free_media',
  source: { epg: `/epg/${id}` },
});

/** A programme whose start and end are given in minutes after a time. */
export const createProgramme = (
  id: string,
  startMinutes: number,
  endMinutes: number,
  { at: originMs = guideNow, ...more }: Partial<Program> & { at?: number } = {},
): Program => ({
  id,
  title: id,
  start_date: new Date(originMs + startMinutes * minuteMs).toISOString(),
  end_date: new Date(originMs + endMinutes * minuteMs).toISOString(),
  ...more,
});

/** Answers requests for the channels and their programmes. A channel without programmes gets an error. */
export const createGuideResponder =
  (channels: readonly WireEvent[], programmes: Readonly<Record<string, readonly Program[]>>): InterceptCall =>
  (path) => {
    if (path === '/api/event/list') return createList(channels);
    const channelDay = path.startsWith('/epg/') ? programmes[path.slice('/epg/'.length)] : undefined;
    return channelDay ? createList(channelDay) : json({}, 500);
  };

const studioDescription = 'Which moves decided the evening, and what the coaches say about them.';

/** Three channels for one day. */
export const sampleChannels: readonly WireEvent[] = [
  createChannel('one', 'NIL One'),
  createChannel('ice', 'Ice 24'),
  createChannel('classic', 'NIL Classic'),
];

export const samplePrograms: Readonly<Record<string, readonly Program[]>> = {
  one: [
    createProgramme('Yesterday’s round-up', -1500, -1380, { event_id: 'round-up' }),
    createProgramme('Breakfast on ice', -760, -640),
    createProgramme('Aurora vs Ravens 4–3: the whole match', -190, -70, { event_id: 'aurora-ravens' }),
    createProgramme('Studio: round 31 live conference', -70, 65, { description: studioDescription }),
    createProgramme('Late Shift with Maja Holm', 65, 155, { description: studioDescription }),
    createProgramme('The penalty box', 155, 275),
    createProgramme('Morning skate', 800, 900),
  ],
  ice: [
    createProgramme('Top ten saves', -100, -40),
    createProgramme('Ice Hockey Tonight', -40, 20),
    createProgramme('Short news', 20, 25),
    createProgramme('Face-off: everything about tomorrow’s matches, one after the other, with guests', 25, 160),
  ],
  classic: [],
};

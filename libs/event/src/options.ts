import { z } from 'zod';

/** A portal is there to watch. */
export const always = true;

/** Where its pages are (section 2). */
export const pages = [
  'events/:eventId',
  'events/stats/:eventId',
  'channels/:eventId',
  'redirect/events/:referenceId',
  'dev-ad-test',
];

/** An https host, a leading wildcard label at most. */
const adHost = z
  .string()
  .max(253)
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
    'https:// and a host, such as https://ads.example.com',
  )
  // A port that is none: browsers pass over the whole source.
  .refine((host) => URL.canParse(host.replace('*.', '')), 'https:// and a host with a port up to 65535');

const ads = z
  .strictObject({
    hosts: z
      .array(adHost)
      .max(50, 'at most 50 entries')
      .refine((list) => new Set(list).size === list.length, 'each entry once')
      .default([])
      .meta({
        uniqueItems: true,
        description:
          "Hosts that ads come from besides the API's own: tags and the tags that these lead to, files, and what is told of them",
      }),
  })
  .meta({ description: 'Ads before a video, where the backend names their tags' });

/** What a customer decides about the event page (decisions, section 4). */
export const options = z
  .strictObject({
    player_highlights: z
      .boolean()
      .optional()
      .meta({ description: 'A second shelf with the highlights of single players' }),
    ads: ads.optional(),
    match_stats: z.boolean().optional().meta({ description: 'The figures of both sides, where the match has them' }),
  })
  .meta({ description: 'The pages where video plays; always on' });

/** Everything of an ad comes from the hosts that it may come from: its tags, its file, and the pixels that count it. */
export const csp = ({ ads: { hosts } = { hosts: [] } }: EventOptions) => ({
  connect: hosts,
  media: hosts,
  image: hosts,
});

export type EventOptions = z.output<typeof options>;

import { address, sourceHost } from '@touchline/customer/address';
import { z } from 'zod';

/** Every portal has this feature. */
export const always = true;

/** The paths of its pages (section 2). */
export const pages = [
  'events/:eventId',
  'events/stats/:eventId',
  'channels/:eventId',
  'redirect/events/:referenceId',
  'dev-ad-test',
];

const ads = z
  .strictObject({
    hosts: z
      .array(sourceHost(['https']))
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

const keyServer = { license_url: address().meta({ description: 'Where the key system asks for keys' }) };

const keySystem = (name: string) => z.strictObject(keyServer).optional().meta({ description: name });

/** Headers that a script may set; browsers reserve others for themselves. */
const tokenHeaders = ['Authorization', 'X-Authorization'] as const;

const drm = z
  .strictObject({
    clearkey: keySystem('ClearKey'),
    widevine: keySystem('Widevine'),
    playready: keySystem('PlayReady'),
    fairplay: z
      .strictObject({
        ...keyServer,
        certificate_url: address().meta({ description: "The operator's certificate for FairPlay" }),
      })
      .optional()
      .meta({ description: 'FairPlay, of Safari' }),
    token_header: z.enum(tokenHeaders).optional().meta({
      description:
        "The header that brings the viewer's token (`Bearer …`) to these servers, which must allow it across origins. They learn by it what the viewer may do here: name it for your own servers alone",
    }),
  })
  .meta({
    description: 'Where keys of protected streams come from. Which of them is asked, stream and browser decide',
  });

/** The customer's options for the event page (decisions, section 4). */
export const options = z
  .strictObject({
    player_highlights: z
      .boolean()
      .optional()
      .meta({ description: 'A second shelf with the highlights of single players' }),
    ads: ads.optional(),
    disable_ad_test: z
      .boolean()
      .optional()
      .meta({ description: 'No page /dev-ad-test/, on which an ad tag can be tried out' }),
    cmcd: z.enum(['query', 'headers']).optional().meta({
      description:
        'Says with every request of a stream how it plays (CMCD version 2), for the logs of the CDN: in the address or in headers, which the CDN must allow',
    }),
    drm: drm.optional(),
    one_stream: z.boolean().optional().meta({
      description:
        'All tabs of a browser are one stream for who is signed in: what begins in one pauses what plays in another, with a word',
    }),
    match_stats: z.boolean().optional().meta({ description: 'The figures of both sides, where the match has them' }),
  })
  .meta({ description: 'The pages where video plays; always on' });

/** Hosts for the Content-Security-Policy: ads with their tags, files and tracking pixels, and the key servers. */
export const csp = ({ ads: { hosts } = { hosts: [] }, drm: servers = {} }: EventOptions) => {
  const { clearkey, widevine, playready, fairplay } = servers;
  const keys = [clearkey, widevine, playready, fairplay].flatMap((server) => server?.license_url ?? []);
  const addresses = fairplay ? [...keys, fairplay.certificate_url] : keys;
  const keyHosts = new Set(addresses.map((address) => new URL(address).origin));
  return { connect: [...hosts, ...keyHosts], media: hosts, image: hosts };
};

export type EventOptions = z.output<typeof options>;

import { address, sourceHost } from '@touchline/customer-config/address';
import { z } from 'zod';

const ads = z
  .strictObject({
    hosts: z
      .array(sourceHost(['https']))
      .max(50, 'at most 50 entries')
      .refine((entries) => new Set(entries).size === entries.length, 'each entry once')
      .default([])
      .meta({
        uniqueItems: true,
        description: 'Hosts of ad tags, nested tags, ad files and tracking pixels, in addition to the host of the API',
      }),
  })
  .meta({ description: 'Ads before videos; the backend names the ad tags' });

const keyServer = { license_url: address().meta({ description: 'The address of the licence server' }) };

const createKeySystemSchema = (name: string) => z.strictObject(keyServer).optional().meta({ description: name });

/** Headers that a script may set; browsers forbid all others. */
const tokenHeaders = ['Authorization', 'X-Authorization'] as const;

const drm = z
  .strictObject({
    clearkey: createKeySystemSchema('ClearKey'),
    widevine: createKeySystemSchema('Widevine'),
    playready: createKeySystemSchema('PlayReady'),
    fairplay: z
      .strictObject({
        ...keyServer,
        certificate_url: address().meta({ description: 'The address of the FairPlay certificate' }),
      })
      .optional()
      .meta({ description: 'FairPlay (Safari)' }),
    token_header: z.enum(tokenHeaders).optional().meta({
      description:
        "The header with the viewer's token (`Bearer …`) in requests to these servers, which must allow the header across origins. Use it only for your own servers, because the token allows everything that the viewer may do",
    }),
  })
  .meta({
    description:
      'Licence servers of protected streams, by key system. Stream and browser decide which key system is used',
  });

/** The customer's options for the event page (decisions, section 4). */
export const options = z
  .strictObject({
    player_highlights: z.boolean().optional().meta({ description: 'true: a shelf with highlights of single players' }),
    ads: ads.optional(),
    disable_ad_test: z
      .boolean()
      .optional()
      .meta({ description: 'true: no page /dev-ad-test/, which tries out an ad tag' }),
    cmcd: z.enum(['query', 'headers']).optional().meta({
      description:
        'Adds playback data (CMCD version 2) to each request of a stream, for the logs of the CDN: in the query, or in headers that the CDN must allow',
    }),
    drm: drm.optional(),
    one_stream: z.boolean().optional().meta({
      description: 'true: when a viewer starts a video, videos in other tabs of the browser pause and show a message',
    }),
    match_stats: z
      .boolean()
      .optional()
      .meta({ description: 'true: a match shows the statistics of both teams, if the backend has them' }),
  })
  .meta({ description: 'Pages that play videos; always enabled' });

/** Hosts for the Content-Security-Policy: ads with their tags, files and tracking pixels, and the key servers. */
export const csp = ({ ads: { hosts } = { hosts: [] }, drm: servers = {} }: EventOptions) => {
  const { clearkey, widevine, playready, fairplay } = servers;
  const keys = [clearkey, widevine, playready, fairplay].flatMap((server) => server?.license_url ?? []);
  const addresses = fairplay ? [...keys, fairplay.certificate_url] : keys;
  const keyHosts = new Set(addresses.map((address) => new URL(address).origin));
  return { connect: [...hosts, ...keyHosts], media: hosts, image: hosts };
};

export type EventOptions = z.output<typeof options>;

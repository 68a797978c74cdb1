import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { defaultMediaFolder, MediaStore, sendBytes, sendText } from '../streams/index.ts';
import {
  captionLanguages,
  createInlineAd,
  createVast,
  createVmap,
  createWrapperAd,
  fjordvann,
  nordbank,
  nordbankStream,
} from './vast.ts';

type Language = (typeof captionLanguages)[number];

/** The captions of the adverts: a description of the music, and the slogan. */
const advertTexts: Readonly<Record<Language, readonly [sound: string, line: string]>> = {
  en: ['[a gentle melody]', 'Good times begin here.'],
  de: ['[sanfte Melodie]', 'Hier fängt die gute Zeit an.'],
  he: ['[מנגינה רכה]', 'כאן מתחילים רגעים טובים.'],
};

/** The captions as WebVTT, for an advert of any length. */
function getAdvertText(language: Language): string {
  const [sound, line] = advertTexts[language];
  return `WEBVTT\n\n00:00:00.200 --> 00:00:02.500\n${sound}\n\n00:00:02.500 --> 00:00:05.500\n${line}\n`;
}

/** A delay that is longer than the player waits for an ad. */
const slowTagDelayMs = 10_000;

/** The valid and faulty tags of the ad server, at `/media/ads/tags/{name}.xml`. */
const tags: Readonly<Record<string, () => string>> = {
  good: () => createVast(createInlineAd(fjordvann)),
  pod: () => createVast(createInlineAd(nordbank, 1), createInlineAd(fjordvann, 2)),
  stream: () => createVast(createInlineAd(nordbankStream)),
  vmap: () => createVmap('good.xml'),
  wrapped: () => createVast(createWrapperAd('wrapped-again.xml')),
  'wrapped-again': () => createVast(createWrapperAd('good.xml')),
  looping: () => createVast(createWrapperAd('looping.xml')),
  empty: () => createVast('<Error><![CDATA[../beacons/error?code=[ERRORCODE]]]></Error>'),
  slow: () => createVast(createInlineAd(fjordvann)),
  broken: () => '<!doctype html><html><body><h1>Welcome to our hotel’s network</h1>',
  missing: () => createVast(createInlineAd({ ...fjordvann, file: 'advert-0.mp4' })),
};

/** A transparent pixel, the answer to beacons. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** How long caches store an advert, whose address stays the same for a new version. */
const maxAgeSeconds = 86_400;

const landingPage = '<!doctype html><html lang="en"><title>An advertiser</title><h1>Thank you for visiting</h1>';

/** The address of a tag, for the `ads` of events. */
export const getAdTagAddress = (name: 'good' | 'vmap' | 'wrapped'): string => `/media/ads/tags/${name}.xml`;

/** Serves tags, adverts, beacons and the advertiser's page, all under `/media/ads/`. */
export function mountAds(app: Hono): void {
  const store = new MediaStore(defaultMediaFolder);
  app.get('/media/ads/tags/:name{[a-z-]+\\.xml}', async (context) => {
    const name = context.req.param('name').slice(0, -'.xml'.length);
    const createTag = Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (!createTag) return context.notFound();
    if (name === 'slow')
      await wait(slowTagDelayMs, undefined, { signal: context.req.raw.signal }).catch(() => undefined);
    return context.body(createTag(), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.get('/media/ads/:file{advert-[12]\\.mp4}', async (context) =>
    sendBytes(context.req.raw, {
      bytes: await store.readMedia(context.req.param('file')),
      type: 'video/mp4',
      maxAge: maxAgeSeconds,
    }),
  );
  app.get('/media/ads/:file{advert-2(?:-stream)?\\.m3u8}', async (context) => {
    const text = new TextDecoder().decode(await store.readMedia(context.req.param('file')));
    return sendText(context.req.raw, text, 'application/vnd.apple.mpegurl', maxAgeSeconds);
  });
  app.get('/media/ads/:file{advert-2-stream\\.m4s}', async (context) =>
    sendBytes(context.req.raw, {
      bytes: await store.readMedia(context.req.param('file')),
      type: 'video/mp4',
      maxAge: maxAgeSeconds,
    }),
  );
  app.get(`/media/ads/:file{captions-(?:${captionLanguages.join('|')})\\.vtt}`, (context) => {
    const file = context.req.param('file');
    const language = captionLanguages.find((captionLanguage) => file === `captions-${captionLanguage}.vtt`) ?? 'en';
    return sendText(context.req.raw, getAdvertText(language), 'text/vtt; charset=utf-8', maxAgeSeconds);
  });
  app.get('/media/ads/beacons/:event', (context) =>
    context.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' }),
  );
  app.get('/media/ads/advertiser', (context) => context.html(landingPage));
}

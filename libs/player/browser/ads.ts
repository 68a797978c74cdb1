import type { ServerResponse } from 'node:http';

/** The behaviours of the stub's ad server, each with its own tag: `/ads/tags/{mode}.xml`. */
export const adFailureModes = [
  'good',
  'unskippable',
  'pod',
  'vmap',
  'wrapped',
  'captioned',
  'stream',
  'empty',
  'slow',
  'broken',
  'missing',
  'stalled',
  'looping',
] as const;
export type AdFailureMode = (typeof adFailureModes)[number];

/** Longer than the player waits. */
const slowAnswerDelayMs = 9000;

const events = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'pause',
  'resume',
  'mute',
  'unmute',
  'skip',
];
const createBeacon = (event: string): string => `<![CDATA[/ads/beacons/${event}]]>`;

/** An ad of six seconds. */
const createAdXml = ({
  skip: skipOffset = '00:00:02',
  file: readMediaFile = 'advert-2.mp4',
  type = 'video/mp4',
  sequence = '',
  more: extraLinearXml = '',
} = {}): string => `<Ad ${sequence}><InLine>
<AdSystem>stub</AdSystem><AdTitle>Nordbank</AdTitle><Impression>${createBeacon('impression')}</Impression><Error><![CDATA[/ads/beacons/error-[ERRORCODE]]]></Error>
<AdVerifications><Verification vendor="v"><JavaScriptResource apiFramework="omid"><![CDATA[/ads/omid.js]]></JavaScriptResource>
<TrackingEvents><Tracking event="verificationNotExecuted"><![CDATA[/ads/beacons/unmeasured-[REASON]]]></Tracking></TrackingEvents></Verification></AdVerifications>
<Creatives><Creative><Linear ${skipOffset && `skipoffset="${skipOffset}"`}><Duration>00:00:06</Duration>
<TrackingEvents>${events.map((event) => `<Tracking event="${event}">${createBeacon(event)}</Tracking>`).join('')}</TrackingEvents>
<VideoClicks><ClickThrough><![CDATA[/ads/shop]]></ClickThrough><ClickTracking>${createBeacon('click')}</ClickTracking></VideoClicks>
<MediaFiles><MediaFile type="${type}" delivery="progressive" width="640" height="360"><![CDATA[/ads/${readMediaFile}]]></MediaFile>${extraLinearXml}</MediaFiles>
</Linear></Creative></Creatives></InLine></Ad>`;
const createCaptionFileXml = (language: string): string =>
  `<ClosedCaptionFile type="text/vtt" language="${language}"><![CDATA[/ads/captions-${language}.vtt]]></ClosedCaptionFile>`;
const createVastXml = (...ads: string[]): string => `<VAST version="4.2">${ads.join('')}</VAST>`;
const createWrapperXml = (failureMode: string): string =>
  `<Ad><Wrapper><VASTAdTagURI><![CDATA[${failureMode}.xml]]></VASTAdTagURI><Impression>${createBeacon('wrapper')}</Impression><Error>${createBeacon('wrapper-error-[ERRORCODE]')}</Error></Wrapper></Ad>`;
const vmapXml = `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear">
<vmap:AdSource><vmap:AdTagURI templateType="vast4"><![CDATA[good.xml]]></vmap:AdTagURI></vmap:AdSource></vmap:AdBreak>
<vmap:AdBreak timeOffset="00:00:05" breakType="linear"><vmap:AdSource><vmap:AdTagURI><![CDATA[never.xml]]></vmap:AdTagURI></vmap:AdSource></vmap:AdBreak></vmap:VMAP>`;

const answers: Readonly<Record<AdFailureMode, string>> = {
  good: createVastXml(createAdXml()),
  unskippable: createVastXml(createAdXml({ skip: '' })),
  pod: createVastXml(createAdXml({ sequence: 'sequence="1"' }), createAdXml({ sequence: 'sequence="2"' })),
  vmap: vmapXml,
  wrapped: createVastXml(createWrapperXml('good')),
  captioned: createVastXml(
    createAdXml({
      skip: '',
      more: `<ClosedCaptionFiles>${['en', 'he'].map(createCaptionFileXml).join('')}</ClosedCaptionFiles>`,
    }),
  ),
  stream: createVastXml(createAdXml({ skip: '', file: 'advert-2.m3u8', type: 'application/x-mpegURL' })),
  empty: createVastXml(`<Error>${createBeacon('error-[ERRORCODE]')}</Error>`),
  slow: createVastXml(createAdXml()),
  broken: '<!doctype html><title>Welcome to our hotel',
  missing: createVastXml(createAdXml({ file: 'advert-0.mp4' })),
  stalled: createVastXml(createAdXml({ file: 'stalled.mp4' })),
  looping: createVastXml(createWrapperXml('looping')),
};

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers paths under `/ads/`. @param readMediaFile reads a file of the committed media */
export function respondToAdRequest(
  path: string,
  response: ServerResponse,
  readMediaFile: (name: string) => Buffer,
): void {
  const send = (type: string, body: string | Buffer): void =>
    void response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const failureMode = adFailureModes.find((candidate) => path === `/ads/tags/${candidate}.xml`);
  // oxlint-disable-next-line no-restricted-globals -- an ad server that is too slow for a real player
  if (failureMode === 'slow') setTimeout(() => send('application/xml', answers.slow), slowAnswerDelayMs).unref();
  else if (failureMode) send(failureMode === 'broken' ? 'text/html' : 'application/xml', answers[failureMode]);
  else if (path.startsWith('/ads/beacons/')) send('image/gif', pixel);
  else if (path === '/ads/advert-2.mp4') send('video/mp4', readMediaFile('advert-2.mp4'));
  else if (/^\/ads\/advert-2(-stream)?\.m3u8$/.test(path))
    send('application/vnd.apple.mpegurl', readMediaFile(path.slice('/ads/'.length)));
  else if (path === '/ads/advert-2-stream.m4s') send('video/mp4', readMediaFile('advert-2-stream.m4s'));
  else if (path === '/ads/captions-en.vtt')
    send('text/vtt', 'WEBVTT\n\n00:00.000 --> 00:05.000\nIt <i>begins</i> here\n');
  else if (path === '/ads/captions-he.vtt') send('text/vtt', 'WEBVTT\n\n00:00.000 --> 00:05.000\nכאן זה מתחיל\n');
  else if (path === '/ads/shop') send('text/html', '<!doctype html><title>Shop</title>');
  // The request for this file is never answered.
  else if (path !== '/ads/stalled.mp4') response.writeHead(404).end();
}

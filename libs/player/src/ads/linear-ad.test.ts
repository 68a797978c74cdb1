import { VASTParser } from '@dailymotion/vast-client';
import { describe, expect, it } from 'vitest';
import { createAddressResolver, getClickAddress } from './ad-address.ts';
import { chooseCaptions } from './ad-captions.ts';
import { chooseFile } from './choose-file.ts';
import { readLinearAds, type LinearAd } from './linear-ad.ts';
import { readVmap } from './read-vmap.ts';

const tag = 'https://ads.example/tags/1.xml';
const parseXml = (text: string): Document => new DOMParser().parseFromString(text, 'text/xml');

interface Parts {
  linear?: string;
  inLine?: string;
  files?: string;
  skip?: string;
}

const file =
  '<MediaFile type="video/mp4" delivery="progressive" height="360" bitrate="500">https://cdn.example/a.mp4</MediaFile>';

const createAnswerXml = ({ linear = '', inLine = '', files = file, skip = '' }: Parts = {}): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdTitle>Water</AdTitle>${inLine}<Creatives><Creative><Linear ${skip}>
   <Duration>00:00:20</Duration>${linear}<MediaFiles>${files}</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

async function readAds(text: string): Promise<LinearAd[]> {
  const parser = new VASTParser();
  parser.trackVastError = () => undefined;
  return readLinearAds(await parser.parseVAST(parseXml(text)), tag, createAddressResolver(tag));
}

describe('an ad', () => {
  it('an ad is read with its length, its skip and its file', async () => {
    const [ad] = await readAds(createAnswerXml({ skip: 'skipoffset="25%"' }));
    expect(ad).toMatchObject({ title: 'Water', seconds: 20, skipAfter: 5, link: undefined });
    expect(ad?.files).toEqual([{ address: 'https://cdn.example/a.mp4', type: 'video/mp4', height: 360, bitrate: 500 }]);
  });

  it('an ad keeps each https address once, makes relative addresses absolute, and drops all others', async () => {
    const impressions = [
      'https://a.example/i?n=[CACHEBUSTING]',
      'https://a.example/i?n=[CACHEBUSTING]',
      '../i',
      'http://a.example/i',
      'javascript:alert(1)',
      'data:,',
    ];
    const [ad] = await readAds(
      createAnswerXml({
        inLine: impressions.map((impression) => `<Impression><![CDATA[${impression}]]></Impression>`).join(''),
      }),
    );
    expect(ad?.trackedCreative.ad.impressionURLTemplates).toEqual([
      'https://a.example/i?n=[CACHEBUSTING]',
      'https://ads.example/i',
    ]);
  });

  it.each([
    ['https://shop.example/?a=1', 'https://shop.example/?a=1'],
    ['http://shop.example/', 'http://shop.example/'],
    ['../shop', 'https://ads.example/shop'],
    ['https://shop.example/?filter[SIZE]=L&b=[BREAKPOSITION]', 'https://shop.example/?filter[SIZE]=L&b=1'],
    ['https://shop.example/?filter%5BSIZE%5D=L&s=100%25', 'https://shop.example/?filter%5BSIZE%5D=L&s=100%25'],
    ['javascript:alert(1)', undefined],
    ['intent://x', undefined],
  ])('a press on an ad with the link %s opens %s', async (rawLink, link) => {
    const [ad] = await readAds(
      createAnswerXml({ linear: `<VideoClicks><ClickThrough><![CDATA[${rawLink}]]></ClickThrough></VideoClicks>` }),
    );
    expect(ad?.link).toBe(link);
  });

  it('an ad drops interactive files (VPAID), files that are not video, and files with an http address', async () => {
    const files = [
      '<MediaFile type="application/javascript" apiFramework="VPAID">https://cdn.example/vpaid.js</MediaFile>',
      '<MediaFile type="video/mp4" apiFramework="VPAID">https://cdn.example/vpaid.mp4</MediaFile>',
      '<MediaFile type="video/mp4">http://cdn.example/a.mp4</MediaFile>',
      '<MediaFile type="text/html">https://cdn.example/a.html</MediaFile>',
    ];
    expect((await readAds(createAnswerXml({ files: files.join('') + file })))[0]?.files).toHaveLength(1);
  });

  it('an ad has one caption file per language, only WebVTT and only with https', async () => {
    const captions = [
      '<ClosedCaptionFile type="text/vtt" language="en">https://cdn.example/en.vtt</ClosedCaptionFile>',
      '<ClosedCaptionFile type="text/vtt" language="EN">https://cdn.example/again.vtt</ClosedCaptionFile>',
      '<ClosedCaptionFile type="application/ttml+xml" language="de">https://cdn.example/de.ttml</ClosedCaptionFile>',
      '<ClosedCaptionFile type="text/vtt" language="fr">http://cdn.example/fr.vtt</ClosedCaptionFile>',
      '<ClosedCaptionFile language="he">../he.vtt</ClosedCaptionFile>',
    ];
    const files = `${file}<ClosedCaptionFiles>${captions.join('')}</ClosedCaptionFiles>`;
    expect((await readAds(createAnswerXml({ files })))[0]?.captions).toEqual([
      { address: 'https://cdn.example/en.vtt', language: 'en' },
      { address: 'https://ads.example/he.vtt', language: 'he' },
    ]);
  });

  it('an ad omits a verification script, and keeps the addresses that report that the script did not run', async () => {
    const verification =
      '<AdVerifications><Verification vendor="v"><JavaScriptResource apiFramework="omid">https://v.example/omid.js</JavaScriptResource><TrackingEvents><Tracking event="verificationNotExecuted">https://v.example/no?r=[REASON]</Tracking></TrackingEvents></Verification></AdVerifications>';
    const [ad] = await readAds(createAnswerXml({ inLine: verification }));
    expect(ad?.unmeasuredAddresses).toEqual(['https://v.example/no?r=[REASON]']);
    expect(JSON.stringify(ad)).not.toContain('omid.js');
  });

  it('an ad of two hours, or without a linear creative, is dropped', async () => {
    expect(await readAds(createAnswerXml().replace('00:00:20', '02:00:00'))).toEqual([]);
    expect(await readAds('<VAST version="4.2"><Ad><InLine><Creatives/></InLine></Ad></VAST>')).toEqual([]);
  });

  it('a response contains at most five ads', async () => {
    const adXml = createAnswerXml().replace(/<\/?VAST[^>]*>/g, '');
    expect(await readAds(`<VAST version="4.2">${adXml.repeat(40)}</VAST>`)).toHaveLength(5);
  });

  it.each([undefined, null, 7, {}, { ads: 'x' }, { ads: [null, 5, { creatives: [{}] }] }])(
    'no ad is read from the malformed response %j',
    (malformedBreak) => {
      expect(readLinearAds(malformedBreak, tag, createAddressResolver(tag))).toEqual([]);
    },
  );
});

describe('addresses', () => {
  it('an http address is accepted only on the tag’s own origin, as in development', () => {
    const resolveLocalAddress = createAddressResolver('http://localhost:4000/media/ads/tags/good.xml');
    expect([
      resolveLocalAddress('../a.mp4'),
      resolveLocalAddress('http://localhost:4000/b'),
      resolveLocalAddress('http://elsewhere.example/'),
    ]).toEqual(['http://localhost:4000/media/ads/a.mp4', 'http://localhost:4000/b', undefined]);
  });

  it('addresses of more than 4,096 characters are dropped', () => {
    expect(createAddressResolver(tag)(`https://a.example/${'x'.repeat(5000)}`)).toBeUndefined();
    expect(getClickAddress(tag, `https://a.example/${'x'.repeat(5000)}`)).toBeUndefined();
  });
});

describe('the file that plays', () => {
  const createMediaFile = (height: number, bitrate: number, type = 'video/mp4') => ({
    address: `${height}-${bitrate}`,
    type,
    height,
    bitrate,
  });
  const files = [
    createMediaFile(1080, 3000),
    createMediaFile(360, 500),
    createMediaFile(720, 1500),
    createMediaFile(720, 9000),
    createMediaFile(240, 200, 'video/x-flv'),
  ];
  it.each([
    ['a phone', 300, '360-500'],
    ['a desktop', 640, '720-1500'],
    ['a large screen', 2000, '1080-3000'],
  ])('the player chooses the file with the closest height for %s', (_what, height, address) => {
    expect(chooseFile(files, height, (type) => type === 'video/mp4')?.address).toBe(address);
  });

  it('the player chooses no file when the browser plays no type', () => {
    expect(chooseFile(files, 360, () => false)).toBeUndefined();
  });

  it('the player chooses a stream only when the browser plays none of the files', () => {
    const stream = createMediaFile(0, 0, 'application/x-mpegURL');
    expect(chooseFile([stream, ...files], 360, (type) => type === 'video/mp4')?.address).toBe('360-500');
    expect(chooseFile([stream, ...files], 360, () => false)).toBe(stream);
  });
});

describe('the captions of an ad', () => {
  const files = ['en', 'pt-BR', 'he'].map((language) => ({ address: `${language}.vtt`, language }));
  it.each([
    ['the language that the viewer chose last', ['he', 'en'], 'he'],
    ['a variant of that language', ['pt', 'en'], 'pt-BR'],
    ['the page’s language when the viewer’s is missing', ['ko', 'en-GB'], 'en'],
    ['the first language when the viewer wants captions but has chosen no language', [null, 'ko'], 'en'],
  ])('an ad’s captions are in %s', (_what, languages, language) => {
    expect(chooseCaptions(files, languages)?.language).toBe(language);
  });

  it('the player chooses no captions for an ad without captions', () => {
    expect(chooseCaptions([], ['en'])).toBeUndefined();
  });
});

describe('a VMAP document', () => {
  const createVmap = (...breaks: string[]): Document =>
    parseXml(`<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks.join('')}</vmap:VMAP>`);
  const createAdBreak = (offset: string, source: string): string =>
    `<vmap:AdBreak timeOffset="${offset}" breakType="linear"><vmap:AdSource>${source}</vmap:AdSource><vmap:TrackingEvents><vmap:Tracking event="breakStart">../b</vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>`;
  const createAdTag = (uri: string): string => `<vmap:AdTagURI templateType="vast4"><![CDATA[${uri}]]></vmap:AdTagURI>`;

  it('only breaks at time offset 0 are read from a VMAP document', () => {
    const breaks = [
      createAdBreak('start', createAdTag('2.xml')),
      createAdBreak('00:00:00.000', createAdTag('3.xml')),
      createAdBreak('0%', createAdTag('4.xml')),
      createAdBreak('00:10:00', createAdTag('5.xml')),
      createAdBreak('end', createAdTag('6.xml')),
    ];
    const plannedBreaks = readVmap(createVmap(...breaks), createAddressResolver(tag));
    expect(plannedBreaks.map(({ tag: next }) => next?.at(-5))).toEqual(['2', '3', '4']);
    expect(plannedBreaks[0]?.trackingEvents).toEqual({ breakStart: ['https://ads.example/b'] });
  });

  it('a VMAP document is read although its events have names of object properties', () => {
    const malformedBreak = ['__proto__', 'constructor'].map(
      (event) => `<vmap:Tracking event="${event}">https://a.example/1</vmap:Tracking>`,
    );
    const source = '<vmap:AdTagURI>https://ads.example/2</vmap:AdTagURI>';
    const adBreakXml = `<vmap:AdBreak timeOffset="start"><vmap:AdSource>${source}</vmap:AdSource><vmap:TrackingEvents>${malformedBreak.join('')}</vmap:TrackingEvents></vmap:AdBreak>`;
    expect(readVmap(createVmap(adBreakXml), createAddressResolver(tag))).toHaveLength(1);
  });

  it('an ad inside a VMAP document is read', async () => {
    const [firstBreak] = readVmap(
      createVmap(createAdBreak('start', `<vmap:VASTAdData>${createAnswerXml()}</vmap:VASTAdData>`)),
      createAddressResolver(tag),
    );
    const parsed: unknown = firstBreak?.vast && (await new VASTParser().parseVAST(firstBreak.vast));
    expect(readLinearAds(parsed, tag, createAddressResolver(tag))).toHaveLength(1);
  });
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { createAdBreak } from './create-ad-break.ts';
import type { LinearAd } from './linear-ad.ts';
import { loadBreak } from './load-break.ts';
import { playAd } from './play-ad.ts';

const tag = 'https://ads.example/1.xml';
const answers = new Map<string, string>();
const requests: string[] = [];
vi.mock('./fetch-xml.ts', () => ({
  fetchXml(address: string): Promise<Document> {
    requests.push(address);
    const text = answers.get(address);
    if (text === 'fails') return Promise.reject(new Error('no answer'));
    // An unknown address never answers.
    return text === undefined ? new Promise(() => undefined) : Promise.resolve(parseXml(text));
  },
}));
const parseXml = (text: string): Document => new DOMParser().parseFromString(text, 'text/xml');

const createVastXml = (count: number): string =>
  `<VAST version="4.2">${`<Ad><InLine><AdTitle>Water</AdTitle><Creatives><Creative><Linear><Duration>00:00:20</Duration>
   <MediaFiles><MediaFile type="video/mp4" delivery="progressive">https://ads.example/a.mp4</MediaFile></MediaFiles>
   </Linear></Creative></Creatives></InLine></Ad>`.repeat(count)}</VAST>`;

/** A video element without a decoder. @param play the browser's answer to `play()` */
function createFakeVideo(play: () => Promise<void>, duration = 20) {
  const video = document.createElement('video');
  Object.defineProperties(video, { duration: { value: duration }, currentTime: { value: 0, writable: true } });
  return Object.assign(video, {
    play,
    pause: () => undefined,
    load: () => undefined,
    canPlayType: () => 'maybe' as const,
  });
}

test('an ad break ends without a request of its next tag when an ad fails in the player area', async () => {
  answers.set(tag, createVastXml(1));
  const video = createFakeVideo(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const endReason = Promise.withResolvers<string>();
  const adStarted = Promise.withResolvers<void>();
  createAdBreak({
    video,
    captions: document.createElement('div'),
    captionChoice: { isShown: false, languages: [] },
    tags: [tag, 'https://ads.example/never.xml'],
    sound: { volume: 1, muted: false },
    report: () => undefined,
    onStarted: adStarted.resolve,
    onSilenced: () => undefined,
    onFinished: endReason.resolve,
  });
  await adStarted.promise;
  video.dispatchEvent(new Event('error'));
  expect(await endReason.promise).toBe('nothing');
  expect(requests).toEqual([tag]);
});

test('at most five ads are loaded before a video, for any number of breaks at its beginning', async () => {
  const adBreakXml = `<vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource><vmap:VASTAdData>${createVastXml(5)}</vmap:VASTAdData></vmap:AdSource></vmap:AdBreak>`;
  answers.set(
    tag,
    `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${adBreakXml.repeat(10)}</vmap:VMAP>`,
  );
  const { ads } = await loadBreak(tag, { signal: new AbortController().signal, report: () => undefined });
  expect(ads).toHaveLength(5);
});

const ad: LinearAd = {
  title: 'Water',
  seconds: 20,
  skipAfter: null,
  files: [{ address: 'https://ads.example/a.mp4', type: 'video/mp4', height: 360, bitrate: 0 }],
  captions: [],
  link: undefined,
  unmeasuredAddresses: [],
  trackedCreative: {
    ad: { impressionURLTemplates: [], errorURLTemplates: [], adServingId: null, sequence: null },
    creative: {
      type: 'linear',
      duration: 20,
      skipDelay: null,
      trackingEvents: {},
      videoClickTrackingURLTemplates: [],
      mediaFiles: [],
    },
  },
};

test('an ad that is about to start fails after 4 s without progress, in which a freeze of the page does not count', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const faults: number[] = [];
  playAd({
    video: createFakeVideo(() => Promise.resolve()),
    ad,
    report: (step) => step.kind === 'fault' && faults.push(step.code),
    onStarted: () => undefined,
    onSilenced: () => undefined,
    onChange: () => undefined,
    isPlaybackHeld: () => false,
    isAdWanted: () => true,
  });
  await vi.advanceTimersByTimeAsync(2000);
  const nowMs = performance.now();
  const clockSpy = vi.spyOn(performance, 'now').mockReturnValue(nowMs + 5000);
  await vi.advanceTimersByTimeAsync(250);
  expect(faults).toEqual([]);
  clockSpy.mockRestore();
  await vi.advanceTimersByTimeAsync(2500);
  expect(faults).toEqual([402]);
});

test.each([
  ['is two hours long', 7200, 0],
  ['is endless and has played for 301 s', Infinity, 301],
])(
  'an ad fails with error 202 when its file %s, although its tag declares 20 s',
  async (_what, duration, offsetSeconds) => {
    const video = createFakeVideo(() => Promise.resolve(), duration);
    const faults: number[] = [];
    const { done } = playAd({
      video,
      ad,
      report: (step) => step.kind === 'fault' && faults.push(step.code),
      onStarted: () => undefined,
      onSilenced: () => undefined,
      onChange: () => undefined,
      isPlaybackHeld: () => false,
      isAdWanted: () => true,
    });
    video.currentTime = offsetSeconds;
    video.dispatchEvent(new Event('timeupdate'));
    expect(await done).toBe('failed');
    expect(faults).toEqual([202]);
  },
);

test('macros in a tag and in a wrapper’s tag are filled in before the request', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  const wrapperXml =
    '<VAST version="4.2"><Ad><Wrapper><VASTAdTagURI><![CDATA[https://ads.example/inner.xml?r=[CACHEBUSTING]&x=[NOBODY]]]></VASTAdTagURI></Wrapper></Ad></VAST>';
  answers.set('https://ads.example/outer.xml?r=55000000', wrapperXml);
  answers.set('https://ads.example/inner.xml?r=55000000&x=-1', createVastXml(1));
  const outerWrapperUrl = 'https://ads.example/outer.xml?r=%%CACHEBUSTER%%';
  const { ads } = await loadBreak(outerWrapperUrl, { signal: new AbortController().signal, report: () => undefined });
  expect(ads).toHaveLength(1);
});

test('when one ad break fails, its error URL is requested and the other ad breaks play [fault-38d]', async () => {
  const requestedAddresses: string[] = [];
  vi.spyOn(globalThis, 'Image').mockImplementation(function createImage() {
    return Object.defineProperty(new EventTarget(), 'src', {
      set(address: string) {
        requestedAddresses.push(address);
      },
    });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const createPlannedBreak = (source: string, name: string): string =>
    `<vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource>${source}</vmap:AdSource><vmap:TrackingEvents>
     <vmap:Tracking event="breakStart"><![CDATA[https://ads.example/${name}-start]]></vmap:Tracking>
     <vmap:Tracking event="error"><![CDATA[https://ads.example/${name}-[ERRORCODE]?r=[REGULATIONS]]]></vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>`;
  const breaks = [
    createPlannedBreak('<vmap:AdTagURI><![CDATA[https://ads.example/broken.xml]]></vmap:AdTagURI>', 'first'),
    createPlannedBreak(`<vmap:VASTAdData>${createVastXml(1)}</vmap:VASTAdData>`, 'second'),
  ];
  answers.set('https://ads.example/broken.xml', 'fails');
  answers.set(
    tag,
    `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks.join('')}</vmap:VMAP>`,
  );
  const faults: number[] = [];
  const { ads, track } = await loadBreak(tag, {
    signal: new AbortController().signal,
    report: (step) => step.kind === 'fault' && faults.push(step.code),
    macros: { REGULATIONS: 'gdpr' },
  });
  track('breakStart');
  expect(ads).toHaveLength(1);
  expect(faults).toEqual([1007]);
  expect(requestedAddresses).toEqual(['https://ads.example/first-1007?r=gdpr', 'https://ads.example/second-start']);
});

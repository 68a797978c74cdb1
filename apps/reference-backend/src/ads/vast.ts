/** A beacon's address, relative to the tag, because the backend's public origin is unknown. */
const createBeacon = (event: string): string => `<![CDATA[../beacons/${event}?at=[ADPLAYHEAD]&n=[CACHEBUSTING]]]>`;
const errors = '<Error><![CDATA[../beacons/error?code=[ERRORCODE]]]></Error>';

const trackedEvents = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
];

/** An advert's file and data. */
interface Creative {
  file: string;
  brand: string;
  seconds: number;
  /** Seconds until the viewer may skip the advert; undefined if it cannot be skipped. */
  skipAfter?: number;
}

/** The languages of the adverts' captions. */
export const captionLanguages = ['en', 'de', 'he'] as const;

const captionTags = captionLanguages
  .map(
    (language) =>
      `<ClosedCaptionFile type="text/vtt" language="${language}"><![CDATA[../captions-${language}.vtt]]></ClosedCaptionFile>`,
  )
  .join('');

/** An advert's media files: a VPAID program, which players must ignore, and an MP4 with captions. */
const createVpaidFile = (file: string): string =>
  `<MediaFile delivery="progressive" type="application/javascript" apiFramework="VPAID" width="640" height="360"><![CDATA[../vpaid.js]]></MediaFile>
<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="140"><![CDATA[../${file}]]></MediaFile><ClosedCaptionFiles>${captionTags}</ClosedCaptionFiles>`;

/** The media file of an advert that exists as a stream only. */
const createStreamFile = (file: string): string =>
  `<MediaFile delivery="streaming" type="application/x-mpegURL" width="640" height="360" minBitrate="140" maxBitrate="140"><![CDATA[../${file}]]></MediaFile>`;

export const fjordvann: Creative = { file: 'advert-1.mp4', brand: 'Fjordvann', seconds: 12, skipAfter: 5 };
export const nordbank: Creative = { file: 'advert-2.mp4', brand: 'Nordbank', seconds: 6 };
export const nordbankStream: Creative = { ...nordbank, file: 'advert-2.m3u8' };

const formatClock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

/** A vendor's verification script. The portal does not run it, and must report that. */
const verificationTag = `<AdVerifications><Verification vendor="measure.example-omid">
<JavaScriptResource apiFramework="omid" browserOptional="true"><![CDATA[https://measure.example/omid.js]]></JavaScriptResource>
<TrackingEvents><Tracking event="verificationNotExecuted"><![CDATA[../beacons/verificationNotExecuted?reason=[REASON]]]></Tracking></TrackingEvents>
<VerificationParameters><![CDATA[{"key":"1"}]]></VerificationParameters></Verification></AdVerifications>`;

/** @param sequence the advert's position in a pod */
export function createInlineAd({ file, brand, seconds, skipAfter }: Creative, sequence?: number): string {
  const skip = skipAfter === undefined ? '' : ` skipoffset="${formatClock(skipAfter)}"`;
  const events = trackedEvents.map((event) => `<Tracking event="${event}">${createBeacon(event)}</Tracking>`).join('');
  return `<Ad id="${brand.toLowerCase()}"${sequence === undefined ? '' : ` sequence="${sequence}"`}><InLine>
<AdSystem version="1.0">Touchline reference</AdSystem><AdTitle>${brand}</AdTitle><AdServingId>reference-1</AdServingId>
<Advertiser>${brand}</Advertiser><Impression>${createBeacon('impression')}</Impression>${errors}${verificationTag}
<Creatives><Creative id="1"><UniversalAdId idRegistry="reference">${file}</UniversalAdId>
<Linear${skip}><Duration>${formatClock(seconds)}</Duration><TrackingEvents>${events}</TrackingEvents>
<VideoClicks><ClickThrough><![CDATA[../advertiser]]></ClickThrough><ClickTracking>${createBeacon('click')}</ClickTracking></VideoClicks>
<MediaFiles>${file.endsWith('.m3u8') ? createStreamFile(file) : createVpaidFile(file)}</MediaFiles>
</Linear></Creative></Creatives></InLine></Ad>`;
}

/** A wrapper, which redirects to another tag. */
export const createWrapperAd = (
  tag: string,
): string => `<Ad id="wrapper"><Wrapper><AdSystem>Touchline reference</AdSystem>
<VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI>${errors}<Impression>${createBeacon('wrapper-impression')}</Impression>
<Creatives><Creative><Linear><TrackingEvents><Tracking event="start">${createBeacon('wrapper-start')}</Tracking></TrackingEvents></Linear></Creative></Creatives>
</Wrapper></Ad>`;

export const createVast = (...ads: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${ads.join('')}</VAST>`;

/** A VMAP with two breaks: a pre-roll, which refers to another tag, and a mid-roll, which the portal does not play. */
export const createVmap = (tag: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
<vmap:AdBreak timeOffset="start" breakType="linear" breakId="preroll"><vmap:AdSource id="1" allowMultipleAds="false" followRedirects="true">
<vmap:AdTagURI templateType="vast4"><![CDATA[${tag}]]></vmap:AdTagURI></vmap:AdSource>
<vmap:TrackingEvents><vmap:Tracking event="breakStart"><![CDATA[../beacons/breakStart]]></vmap:Tracking>
<vmap:Tracking event="breakEnd"><![CDATA[../beacons/breakEnd]]></vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>
<vmap:AdBreak timeOffset="00:01:00" breakType="linear" breakId="midroll"><vmap:AdSource id="2"><vmap:VASTAdData>
<VAST version="4.2">${createInlineAd(nordbank)}</VAST></vmap:VASTAdData></vmap:AdSource></vmap:AdBreak></vmap:VMAP>`;

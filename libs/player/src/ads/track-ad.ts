import { VASTTracker } from '@dailymotion/vast-client';
import type { ReportStep } from './ad-step.ts';
import type { TrackedCreative } from './linear-ad.ts';

/**
 * Reports the events of an ad to the advertiser: impression, quartiles, skip, errors. The library's own type refers to
 * types that it does not import, and so fails in applications without `skipLibCheck`.
 */
export interface AdTracker {
  muted: boolean;
  paused: boolean;
  fullscreen: boolean;
  track: (event: string, options: { once: boolean }) => void;
  trackImpression: () => void;
  /** @param duration seconds */
  setDuration: (duration: number) => void;
  /** @param time seconds */
  setProgress: (time: number) => void;
  setMuted: (isMuted: boolean) => void;
  setPaused: (isPaused: boolean) => void;
  setFullscreen: (isFullscreen: boolean) => void;
  error: (macros: { ERRORCODE: number }) => void;
  skip: () => void;
  click: () => void;
  complete: () => void;
}

/** The library's types require fields that its code does not need, so `Reflect.construct` avoids these types. */
const createVastTracker = (trackedCreative: TrackedCreative): VASTTracker =>
  Reflect.construct(VASTTracker, [null, trackedCreative.ad, trackedCreative.creative, null, false]);

/** Creates a tracker that also reports its calls, each with its address before the macros are filled in. */
export function trackAd(trackedCreative: TrackedCreative, report: ReportStep): AdTracker {
  const tracker = createVastTracker(trackedCreative);
  const { track, trackURLs } = tracker;
  let event = '';
  tracker.track = (name, options) => {
    event = name;
    track.call(tracker, name, options);
    event = '';
  };
  tracker.trackURLs = (urls, macros, options) => {
    const reportedUrls: readonly unknown[] = urls;
    for (const address of reportedUrls)
      if (typeof address === 'string')
        report({ kind: 'beacon', event: event || getName(address, trackedCreative), address });
    trackURLs.call(tracker, urls, macros, options);
  };
  return tracker;
}

/** Returns the event of a tracking call for which the library names no event. */
function getName(address: string, { ad, creative }: TrackedCreative): string {
  if (ad.impressionURLTemplates.includes(address)) return 'impression';
  if (creative.videoClickTrackingURLTemplates.includes(address)) return 'click';
  return ad.errorURLTemplates.includes(address) ? 'error' : 'other';
}

const emptyTrackedCreative: TrackedCreative = {
  ad: { impressionURLTemplates: [], errorURLTemplates: [], adServingId: null, sequence: null },
  creative: {
    type: 'linear',
    duration: 0,
    skipDelay: null,
    trackingEvents: {},
    videoClickTrackingURLTemplates: [],
    mediaFiles: [],
  },
};

/** Calls addresses outside an ad's events: for a response without an ad, or for a script that did not run. */
export function trackAddresses(
  addresses: readonly string[],
  event: string,
  macros: Record<string, number>,
  report: ReportStep,
): void {
  const tracker = createVastTracker(emptyTrackedCreative);
  for (const address of addresses) report({ kind: 'beacon', event, address });
  // VMAP's codes have four digits, and the library would replace them by 900.
  tracker.trackURLs([...addresses], macros, { isCustomCode: true });
}

/** Calls addresses of events outside an ad, such as the beginning of a break; once each. */
export function trackEvents(trackingEvents: Record<string, string[]>, report: ReportStep): (event: string) => void {
  const tracker = trackAd(
    { ...emptyTrackedCreative, creative: { ...emptyTrackedCreative.creative, trackingEvents } },
    report,
  );
  return (event) => tracker.track(event, { once: true });
}

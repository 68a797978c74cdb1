import { VASTTracker } from '@dailymotion/vast-client';
import type { ReportStep } from './ad-step.ts';
import type { Tracked } from './linear-ad.ts';

/**
 * Tells the advertiser's addresses what becomes of an ad: impression, quartiles, skip, errors. Not the library's own type, which names
 * what it does not import: whoever installs this package and checks the types of libraries would be stopped by it.
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
  setMuted: (muted: boolean) => void;
  setPaused: (paused: boolean) => void;
  setFullscreen: (fullscreen: boolean) => void;
  error: (macros: { ERRORCODE: number }) => void;
  skip: () => void;
  click: () => void;
  complete: () => void;
}

/** The library's types ask for all that an ad may have; it reads what is there. */
const construct = (tracked: Tracked): VASTTracker =>
  Reflect.construct(VASTTracker, [null, tracked.ad, tracked.creative, null, false]);

/** A tracker that reports what it tells, with the address as the tag has it. */
export function trackAd(tracked: Tracked, report: ReportStep): AdTracker {
  const tracker = construct(tracked);
  const { track, trackURLs } = tracker;
  let event = '';
  tracker.track = (name, options) => {
    event = name;
    track.call(tracker, name, options);
    event = '';
  };
  tracker.trackURLs = (urls, macros, options) => {
    const known: readonly unknown[] = urls;
    for (const address of known)
      if (typeof address === 'string') report({ kind: 'beacon', event: event || nameOf(address, tracked), address });
    trackURLs.call(tracker, urls, macros, options);
  };
  return tracker;
}

/** What the library tells without an event's name. */
function nameOf(address: string, { ad, creative }: Tracked): string {
  if (ad.impressionURLTemplates.includes(address)) return 'impression';
  if (creative.videoClickTrackingURLTemplates.includes(address)) return 'click';
  return ad.errorURLTemplates.includes(address) ? 'error' : 'other';
}

const nothing: Tracked = {
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

/** Calls addresses that belong to no event of an ad: of an answer without one, or of a script that was not run. */
export function trackAddresses(
  addresses: readonly string[],
  event: string,
  macros: Record<string, number>,
  report: ReportStep,
): void {
  const tracker = construct(nothing);
  for (const address of addresses) report({ kind: 'beacon', event, address });
  tracker.trackURLs([...addresses], macros);
}

/** Calls addresses of events that are no ad's, such as the beginning of a break; once each. */
export function trackEvents(trackingEvents: Record<string, string[]>, report: ReportStep): (event: string) => void {
  const tracker = trackAd({ ...nothing, creative: { ...nothing.creative, trackingEvents } }, report);
  return (event) => tracker.track(event, { once: true });
}

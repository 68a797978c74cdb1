import VMAP from '@dailymotion/vmap';
import * as z from 'zod/mini';
import type { AddressResolver } from './ad-address.ts';

/** A break before the video, as a VMAP document plans it: the address of its ads, or the ads themselves. */
export interface PlannedBreak {
  tag: string | undefined;
  vast: Document | undefined;
  /** Addresses to call for breakStart, breakEnd and error. */
  trackingEvents: Record<string, string[]>;
}

const breakSchema = z.object({
  timeOffset: z.string(),
  adSource: z.object({
    adTagURI: z.nullish(z.object({ uri: z.string() })),
    vastAdData: z.nullish(z.instanceof(Element)),
  }),
  trackingEvents: z.array(z.object({ event: z.string(), uri: z.string() })),
});

/** Whether an offset is `start`, zero seconds or zero percent. */
const isAtStart = (offset: string): boolean => offset === 'start' || /^0+(:0+)*(\.0+)?%?$/.test(offset);

const maxBreaks = 50;
const maxAddresses = 20;

function getDocument(root: Element): Document {
  const adDocument = document.implementation.createDocument(null, null);
  adDocument.append(adDocument.importNode(root, true));
  return adDocument;
}

export const isVmap = (xml: Document): boolean => xml.documentElement.localName === 'VMAP';

/** The breaks of a VMAP document at time offset 0; the player plays no mid-rolls and post-rolls. */
export function readVmap(xml: Document, resolveAddress: AddressResolver): PlannedBreak[] {
  const breaks = z.array(z.unknown()).safeParse(new VMAP(xml).adBreaks).data ?? [];
  return breaks.slice(0, maxBreaks).flatMap((raw) => {
    const { data } = breakSchema.safeParse(raw);
    if (!data || !isAtStart(data.timeOffset)) return [];
    const { adTagURI, vastAdData } = data.adSource;
    // A Map, because an event may have the name of an object property such as `constructor`.
    const addressesByEvent = new Map<string, string[]>();
    for (const { event, uri } of data.trackingEvents.slice(0, maxAddresses)) {
      const allowedAddress = resolveAddress(uri);
      if (allowedAddress !== undefined)
        addressesByEvent.set(event, [...(addressesByEvent.get(event) ?? []), allowedAddress]);
    }
    const trackingEvents = Object.fromEntries(addressesByEvent);
    return [
      { tag: resolveAddress(adTagURI?.uri), vast: vastAdData ? getDocument(vastAdData) : undefined, trackingEvents },
    ];
  });
}

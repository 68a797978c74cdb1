import * as z from 'zod/mini';
import { getClickAddress, type AddressResolver } from './ad-address.ts';
import { type AdFile, isStreamType } from './choose-file.ts';
import { fillLinkMacros, type MacroValues } from './fill-macros.ts';

// Without this setting zod probes `new Function`, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** A caption file of an ad (WebVTT). */
export interface AdCaptions {
  address: string;
  /** BCP 47 tag; empty when the tag does not say. */
  language: string;
}

/** The fields of the parser's result that the tracker reads, with only those addresses that may be called. */
export interface TrackedCreative {
  ad: {
    impressionURLTemplates: string[];
    errorURLTemplates: string[];
    adServingId: string | null;
    sequence: string | null;
  };
  creative: {
    type: 'linear';
    duration: number;
    skipDelay: number | null;
    trackingEvents: Record<string, string[]>;
    videoClickTrackingURLTemplates: string[];
    mediaFiles: { fileURL: string }[];
  };
}

/** A video that plays before the event's video: one linear creative of one ad. Times are seconds. */
export interface LinearAd {
  title: string;
  /** The duration in the tag; 0 when the tag does not say. */
  seconds: number;
  /** Seconds until the viewer may skip the ad; null for an ad that cannot be skipped. */
  skipAfter: number | null;
  files: readonly AdFile[];
  /** At most one file per language. */
  captions: readonly AdCaptions[];
  /** The advertiser's page, with http or https. */
  link: string | undefined;
  /** Addresses to call because the player does not run the verification script that would have measured the ad. */
  unmeasuredAddresses: readonly string[];
  trackedCreative: TrackedCreative;
}

/** The largest number of ads before one video, from all breaks together. */
export const maxAds = 5;
const maxFiles = 50;
const maxLanguages = 30;
const maxAddresses = 60;
/** Limit of an ad's duration. The player skips longer ads. */
export const maxAdSeconds = 300;

/** Parses a value, or returns `fallback`, so that one malformed field does not drop the whole ad. */
const withFallback = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  z.pipe(
    z.unknown(),
    z.transform((raw): z.output<Schema> => {
      const parsed = schema.safeParse(raw);
      return parsed.success ? parsed.data : fallback;
    }),
  );
const textSchema = withFallback(z.string().check(z.maxLength(500)), '');
const countSchema = withFallback(z.number().check(z.gte(0), z.lte(1e6)), 0);
const listSchema = withFallback(z.array(z.unknown()).check(z.maxLength(500)), []);
const addressesByEventSchema = withFallback(z.record(z.string().check(z.maxLength(60)), listSchema), {});

const fileSchema = z.object({
  fileURL: textSchema,
  mimeType: textSchema,
  apiFramework: textSchema,
  height: countSchema,
  bitrate: countSchema,
  deliveryType: textSchema,
});
const captionsSchema = z.object({
  fileURL: textSchema,
  type: withFallback(z.string().check(z.maxLength(100)), ''),
  language: withFallback(z.string().check(z.maxLength(35), z.regex(/^[a-z0-9-]+$/i)), ''),
});
const creativeSchema = z.object({
  type: z.literal('linear'),
  duration: withFallback(z.number(), 0),
  skipDelay: withFallback(z.nullable(z.number().check(z.gte(0), z.lte(maxAdSeconds))), null),
  mediaFiles: listSchema,
  closedCaptionFiles: listSchema,
  trackingEvents: addressesByEventSchema,
  videoClickThroughURLTemplate: withFallback(z.nullable(z.object({ url: z.string() })), null),
  videoClickTrackingURLTemplates: listSchema,
});
const adSchema = z.object({
  title: textSchema,
  adServingId: withFallback(z.nullable(z.string().check(z.maxLength(200))), null),
  sequence: withFallback(z.nullable(z.string().check(z.maxLength(20))), null),
  impressionURLTemplates: listSchema,
  errorURLTemplates: listSchema,
  creatives: listSchema,
  adVerifications: withFallback(z.array(z.object({ trackingEvents: addressesByEventSchema })), []),
});
const answerSchema = z.object({ ads: z.array(z.unknown()) });

const urlSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ url: z.string() }),
    z.transform(({ url }) => url),
  ),
]);

/** Reads addresses from the parser's templates, which are texts or objects with a `url`. Returns each address once. */
export function getAddresses(templates: readonly unknown[], resolveAddress: AddressResolver): string[] {
  const found = templates.slice(0, maxAddresses).flatMap((template) => {
    const url = resolveAddress(urlSchema.safeParse(template).data);
    return url === undefined ? [] : [url];
  });
  return [...new Set(found)];
}

function getFiles(files: readonly unknown[], resolveAddress: AddressResolver): AdFile[] {
  return files.slice(0, maxFiles).flatMap((raw) => {
    const { data } = fileSchema.safeParse(raw);
    const url = data && resolveAddress(data.fileURL);
    // An interactive ad (VPAID) would run a program in the page.
    const isVideo = data?.mimeType.startsWith('video/') || isStreamType(data?.mimeType ?? '');
    if (!url || data.apiFramework !== '' || !isVideo) return [];
    return [{ address: url, type: data.mimeType, height: data.height, bitrate: data.bitrate }];
  });
}

function getCaptions(files: readonly unknown[], resolveAddress: AddressResolver): AdCaptions[] {
  const captionsByLanguage = new Map<string, AdCaptions>();
  for (const raw of files.slice(0, maxLanguages)) {
    const { data } = captionsSchema.safeParse(raw);
    const url = data && resolveAddress(data.fileURL);
    // Browsers read neither TTML nor SRT.
    const isWebVtt = data?.type === 'text/vtt' || (data?.type === '' && /\.vtt($|\?)/i.test(data.fileURL));
    if (!url || !isWebVtt || captionsByLanguage.has(data.language.toLowerCase())) continue;
    captionsByLanguage.set(data.language.toLowerCase(), { address: url, language: data.language });
  }
  return [...captionsByLanguage.values()];
}

function toLinearAd(
  raw: unknown,
  tag: string,
  resolveAddress: AddressResolver,
  macros: MacroValues,
): LinearAd | undefined {
  const ad = adSchema.safeParse(raw).data;
  const creative = ad?.creatives
    .map((rawCreative) => creativeSchema.safeParse(rawCreative).data)
    .find((rawCreative) => rawCreative !== undefined);
  if (!ad || !creative || creative.duration > maxAdSeconds) return undefined;
  const files = getFiles(creative.mediaFiles, resolveAddress);
  const seconds = Math.max(0, creative.duration);
  const link = creative.videoClickThroughURLTemplate?.url;
  const events = Object.entries(creative.trackingEvents).map(
    ([name, urls]) => [name, getAddresses(urls, resolveAddress)] as const,
  );
  return {
    title: ad.title,
    seconds,
    skipAfter: creative.skipDelay,
    files,
    captions: getCaptions(creative.closedCaptionFiles, resolveAddress),
    link: getClickAddress(tag, link && fillLinkMacros(link, macros)),
    unmeasuredAddresses: ad.adVerifications
      .slice(0, maxAds)
      .flatMap(({ trackingEvents }) => getAddresses(trackingEvents['verificationNotExecuted'] ?? [], resolveAddress)),
    trackedCreative: {
      ad: {
        impressionURLTemplates: getAddresses(ad.impressionURLTemplates, resolveAddress),
        errorURLTemplates: getAddresses(ad.errorURLTemplates, resolveAddress),
        adServingId: ad.adServingId,
        sequence: ad.sequence,
      },
      creative: {
        type: 'linear',
        duration: seconds,
        skipDelay: creative.skipDelay,
        trackingEvents: Object.fromEntries(events),
        videoClickTrackingURLTemplates: getAddresses(creative.videoClickTrackingURLTemplates, resolveAddress),
        mediaFiles: files.map((file) => ({ fileURL: file.address })),
      },
    },
  };
}

/**
 * Cleans the parser's result: returns a few linear ads with addresses that may be fetched. Never throws.
 * @param tag the address of the response
 * @param macros values for the advertiser's link
 */
export function readLinearAds(
  answer: unknown,
  tag: string,
  resolveAddress: AddressResolver,
  macros: MacroValues = {},
): LinearAd[] {
  const ads = answerSchema.safeParse(answer).data?.ads ?? [];
  return ads.slice(0, maxAds).flatMap((ad) => toLinearAd(ad, tag, resolveAddress, macros) ?? []);
}

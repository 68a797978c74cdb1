import { VASTParser } from '@dailymotion/vast-client';
import { createAddressResolver, type AddressResolver } from './ad-address.ts';
import type { ReportStep } from './ad-step.ts';
import { fetchXml } from './fetch-xml.ts';
import { fillLastingMacros, fillMacros, type MacroValues } from './fill-macros.ts';
import { getAddresses, readLinearAds, type LinearAd, maxAds } from './linear-ad.ts';
import { isVmap, readVmap, type PlannedBreak } from './read-vmap.ts';
import { trackAddresses, trackEvents } from './track-ad.ts';

/** The ads that play before a video, in their order. */
export interface LoadedBreak {
  ads: readonly LinearAd[];
  /** Calls the addresses that the VMAP document names for the beginning and end of the break. */
  track: (event: 'breakStart' | 'breakEnd') => void;
}

export interface LoadOptions {
  signal: AbortSignal;
  report: ReportStep;
  /** Values of VAST's macros that the page knows. */
  macros?: MacroValues;
}

/** The longest chain of wrappers, the first tag included: a longer chain is a loop, or has too many resellers. */
const maxWrappers = 5;
/** Limit of all responses together, because each response may name several further tags. */
const maxAnswers = 10;

/** The parser's request for the next tag of a wrapper. */
interface FetchRequest {
  url: string;
}

/** Fetches the documents of one tag, up to a limit, from addresses that the tag may lead to. */
function createDocumentFetcher(
  tag: string,
  { signal, report, macros }: LoadOptions,
): (url: string) => Promise<Document> {
  const resolveAddress = createAddressResolver(tag);
  let requestCount = 0;
  return async (url) => {
    const allowedAddress = resolveAddress(fillMacros(url, macros));
    if (allowedAddress === undefined) throw new Error('address not allowed');
    if ((requestCount += 1) > maxAnswers) throw new Error('too many responses');
    const startMs = performance.now();
    report({ kind: 'asked', address: allowedAddress });
    const xml = await fetchXml(allowedAddress, signal);
    report({ kind: 'answered', address: allowedAddress, milliseconds: Math.round(performance.now() - startMs) });
    return xml;
  };
}

/** Reads addresses from the response to a tag. */
function createAddressReader(tag: string, macros: MacroValues = {}): AddressResolver {
  const resolveAddress = createAddressResolver(tag);
  return (raw) => resolveAddress(typeof raw === 'string' ? fillLastingMacros(raw, macros) : raw);
}

/** Resolves a VAST response to its ads, and reports its errors to the error addresses that it names. */
async function readVast(
  xml: Document,
  tag: string,
  fetchDocument: (url: string) => Promise<Document>,
  { report, macros }: LoadOptions,
): Promise<LinearAd[]> {
  const resolveAddress = createAddressReader(tag, macros);
  const fetcher = { fetchVAST: ({ url }: FetchRequest): Promise<Document> => fetchDocument(url) };
  const parser = new VASTParser({ fetcher });
  parser.trackVastError = (
    templates: readonly unknown[],
    { ERRORCODE: code }: { ERRORCODE: number },
    ...problemArguments
  ) => {
    const [firstProblem]: { ERRORMESSAGE?: string }[] = problemArguments;
    report({ kind: 'fault', code, message: firstProblem?.ERRORMESSAGE ?? '' });
    trackAddresses(getAddresses(templates, resolveAddress), 'error', { ERRORCODE: code }, report);
  };
  const answer: unknown = await parser.parseVAST(xml, { url: tag, wrapperLimit: maxWrappers });
  return readLinearAds(answer, tag, resolveAddress, macros);
}

/** VMAP's code for a break whose ads could not be loaded (VMAP 1.0.1, section 2.5). */
const notRetrievedCode = 1007;

/**
 * Loads the ads of a tag for the time before a video: VAST, or a VMAP's breaks at time offset 0. The other breaks play
 * when one fails.
 * @throws when the response cannot be read
 */
export async function loadBreak(tag: string, options: LoadOptions): Promise<LoadedBreak> {
  const { report, signal, macros } = options;
  const fetchDocument = createDocumentFetcher(tag, options);
  const xml = await fetchDocument(tag);
  if (!isVmap(xml)) return { ads: await readVast(xml, tag, fetchDocument, options), track: () => undefined };
  const ads: LinearAd[] = [];
  const startedBreaks: PlannedBreak[] = [];
  for (const plannedBreak of readVmap(xml, createAddressReader(tag, macros))) {
    const { tag: nextTag, vast, trackingEvents } = plannedBreak;
    try {
      const found = vast ?? (nextTag === undefined ? undefined : await fetchDocument(nextTag));
      if (found) ads.push(...(await readVast(found, nextTag ?? tag, fetchDocument, options)));
      startedBreaks.push(plannedBreak);
    } catch (error) {
      if (signal.aborted) throw error;
      report({ kind: 'fault', code: notRetrievedCode, message: error instanceof Error ? error.message : '' });
      trackAddresses(trackingEvents['error'] ?? [], 'error', { ERRORCODE: notRetrievedCode }, report);
    }
  }
  const breakTrackers = startedBreaks.map(({ trackingEvents }) => trackEvents(trackingEvents, report));
  return {
    ads: ads.slice(0, maxAds),
    track: (event) => breakTrackers.forEach((trackBreakEvent) => trackBreakEvent(event)),
  };
}

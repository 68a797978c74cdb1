import { VASTParser } from '@dailymotion/vast-client';
import { adAddresses } from './ad-address.ts';
import type { ReportStep } from './ad-step.ts';
import { fetchXml } from './fetch-xml.ts';
import { fillMacros } from './fill-macros.ts';
import { addressesOf, linearAds, type LinearAd, mostAds } from './linear-ad.ts';
import { isVmap, readVmap } from './read-vmap.ts';
import { trackAddresses, trackEvents } from './track-ad.ts';

/** The ads that play before a video, in their order. */
export interface LoadedBreak {
  ads: readonly LinearAd[];
  /** Reports the beginning and end of the break to the addresses of its plan. */
  track: (event: 'breakStart' | 'breakEnd') => void;
}

export interface LoadOptions {
  signal: AbortSignal;
  report: ReportStep;
}

/** The longest chain of wrappers, the first tag included: a longer chain is a loop, or has too many resellers. */
const mostWrappers = 5;
/** The most answers in all: each answer may name several others. */
const mostAnswers = 10;

/** The parser's requests for the answers that wrappers name. */
interface Fetching {
  url: string;
}

/** Fetches the documents of one tag, up to a limit, from addresses that the tag may lead to. */
function createFetching(tag: string, { signal, report }: LoadOptions): (url: string) => Promise<Document> {
  const address = adAddresses(tag);
  let asked = 0;
  return async (url) => {
    const allowed = address(fillMacros(url));
    if (allowed === undefined) throw new Error('not an address to ask');
    if ((asked += 1) > mostAnswers) throw new Error('too many answers');
    const since = performance.now();
    report({ kind: 'asked', address: allowed });
    const xml = await fetchXml(allowed, signal);
    report({ kind: 'answered', address: allowed, milliseconds: Math.round(performance.now() - since) });
    return xml;
  };
}

/** Resolves a VAST answer to its ads. Reports an answer's errors to the error addresses that it names. */
async function readVast(
  xml: Document,
  tag: string,
  ask: (url: string) => Promise<Document>,
  report: ReportStep,
): Promise<LinearAd[]> {
  const address = adAddresses(tag);
  const fetcher = { fetchVAST: ({ url }: Fetching): Promise<Document> => ask(url) };
  const parser = new VASTParser({ fetcher });
  parser.trackVastError = (templates: readonly unknown[], { ERRORCODE: code }: { ERRORCODE: number }, ...more) => {
    const [first]: { ERRORMESSAGE?: string }[] = more;
    report({ kind: 'fault', code, message: first?.ERRORMESSAGE ?? '' });
    trackAddresses(addressesOf(templates, address), 'error', { ERRORCODE: code }, report);
  };
  const answer: unknown = await parser.parseVAST(xml, { url: tag, wrapperLimit: mostWrappers });
  return linearAds(answer, tag, address);
}

/**
 * Loads the ads of a tag for the time before a video: VAST, or a VMAP's breaks at time offset 0.
 * @throws when the answer cannot be read
 */
export async function loadBreak(tag: string, options: LoadOptions): Promise<LoadedBreak> {
  const { report } = options;
  const ask = createFetching(tag, options);
  const xml = await ask(tag);
  if (!isVmap(xml)) return { ads: await readVast(xml, tag, ask, report), track: () => undefined };
  const planned = readVmap(xml, adAddresses(tag));
  const ads: LinearAd[] = [];
  for (const { tag: next, vast } of planned) {
    const found = vast ?? (next === undefined ? undefined : await ask(next));
    if (found) ads.push(...(await readVast(found, next ?? tag, ask, report)));
  }
  const tellers = planned.map(({ trackingEvents }) => trackEvents(trackingEvents, report));
  return { ads: ads.slice(0, mostAds), track: (event) => tellers.forEach((tellOf) => tellOf(event)) };
}

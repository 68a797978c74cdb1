import { resolveAddress } from '@touchline/api-client';
import type { WireEvent } from '@touchline/contract';

/** Tags beyond these are an operator's slip. */
const most = 5;

/** Where an event's ads at time offset 0 are asked for (section 3); what is neither https nor on api_base's own origin is left out. */
export const adTagsOf = ({ ads = [] }: Pick<WireEvent, 'ads'>, apiBase: string): string[] =>
  ads.slice(0, most).flatMap(({ tag_url: raw }) => resolveAddress(apiBase, raw) ?? []);

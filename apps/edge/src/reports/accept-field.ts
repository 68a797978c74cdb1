import type { IncomingMessage, ServerResponse } from 'node:http';
import { fieldBeacon, type FieldFigures, fieldPath, type MeasuredSite } from '@touchline/field-metrics/server';
import { answerShortly, readBody } from './read-body.ts';
import { type EdgeHandler, readTarget, sendByNode } from '../answer.ts';

/** The most bytes of a report's body; twenty entries have fewer than 4,000 bytes. */
const maxBodyBytes = 8_192;
/** Limit per customer. A sample of the visits gives the same figures. */
const maxBeaconsPerMinute = 6_000;
const minuteMs = 60_000;

interface FieldOptions {
  /** Undefined without a metrics port: the browsers' reports are discarded. */
  fieldFigures: FieldFigures | undefined;
  /** Limit for one customer. */
  maxPerMinute?: number | undefined;
  now?: (() => number) | undefined;
}

export interface AcceptField {
  isFieldTarget: (target: string) => boolean;
  accept: (site: MeasuredSite, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Accepts browsers' reports of loading times. Any client can send them, so the edge limits their size and stores only
 * sums. A page of another site needs a preflight for this content type, and the edge refuses preflights.
 */
export function createAcceptField({
  fieldFigures,
  maxPerMinute = maxBeaconsPerMinute,
  now = Date.now,
}: FieldOptions): AcceptField {
  const budgetsByAddress = new Map<string, { windowStart: number; beaconCount: number }>();
  const isWithinBudget = (id: string): boolean => {
    const lastBudget = budgetsByAddress.get(id);
    const budget =
      lastBudget && now() - lastBudget.windowStart < minuteMs ? lastBudget : { windowStart: now(), beaconCount: 0 };
    budgetsByAddress.set(id, budget);
    return (budget.beaconCount += 1) <= maxPerMinute;
  };

  return {
    isFieldTarget: (target) => target === fieldPath,
    async accept(site, request, response) {
      if (request.method !== 'POST') return answerShortly(response, 405);
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return answerShortly(response, 415);
      if (!isWithinBudget(site.id)) return answerShortly(response, 429);
      const body = await readBody(request, maxBodyBytes);
      if (body === null) return answerShortly(response, 413);
      if (!fieldFigures) return answerShortly(response, 204);
      const read = fieldBeacon.safeParse(parseBody(body));
      if (!read.success) return answerShortly(response, 400);
      fieldFigures.add(site, read.data);
      answerShortly(response, 204);
    },
  };
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Accepts reports of loading times at their address. */
export const acceptFieldReports =
  (field: AcceptField | undefined): EdgeHandler =>
  async (c, next) => {
    if (!field?.isFieldTarget(readTarget(c).target)) return next();
    return sendByNode(c, (response) => field.accept(c.get('site'), c.env.incoming, response));
  };

import { tagKinds, tagTypes } from '@touchline/contract';
import { storedValue } from '@touchline/feature-kit/storage';
import type { Fields } from '../components/form/moment-fields.ts';

/** The typed values of a moment whose save an expired session has refused. */
interface MomentDraft {
  /** The viewer's id. */
  viewer: string;
  matchId: string;
  /** The id of the changed moment; undefined for a new one. */
  momentId: string | undefined;
  fields: Fields;
}

/** More than a field of the form accepts. */
const maxFieldCharacters = 200;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxFieldCharacters) : '');

function parseFields(stored: object): Fields {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(stored));
  return {
    title: readText(values['title']),
    kind: tagKinds.find((kind) => kind === values['kind']),
    subjectType: tagTypes.find((type) => type === values['subjectType']) ?? 'user',
    team: readText(values['team']),
    shirt: readText(values['shirt']),
    global: values['global'] === true,
    start: readText(values['start']),
    end: readText(values['end']),
    isSpan: values['isSpan'] === true,
  };
}

function parseDraft(stored: unknown): MomentDraft | undefined {
  if (!isObject(stored) || !('viewer' in stored) || !('matchId' in stored) || !('fields' in stored)) return undefined;
  const { viewer, matchId, fields } = stored;
  if (typeof viewer !== 'string' || typeof matchId !== 'string' || !isObject(fields)) return undefined;
  const momentId = 'momentId' in stored && typeof stored.momentId === 'string' ? stored.momentId : undefined;
  return { viewer, matchId, momentId, fields: parseFields(fields) };
}

/**
 * The draft of the form of a moment in this tab, for the viewer who typed it. The refused save stores it after the end
 * of its session has deleted the viewer's values, so only a later sign-out deletes it.
 */
export const momentDraft = storedValue<MomentDraft | null>({
  name: 'moment-draft',
  scope: 'tab',
  parse: parseDraft,
  empty: null,
  maxBytes: 6_000,
  owner: 'viewer',
});

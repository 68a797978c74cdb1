import { changeAnswers, changeEntries, changeEvents, isObject, type JsonObject, type Variation } from './variation.ts';

/** Changes events in answers and in messages, because a room's message would otherwise correct the changed answer. */
const changeEventsAndMessages = (change: (event: JsonObject) => JsonObject): Pick<Variation, 'answer' | 'message'> => ({
  answer: changeEvents(change),
  message(_name, payload) {
    const { changes } = payload;
    return isObject(changes) && 'status' in changes ? { ...payload, changes: change(changes) } : payload;
  },
});

/** Changes the panorama in answers, and in messages, because a message would otherwise overwrite it. */
function changePanorama(pano: string): Pick<Variation, 'answer' | 'message'> {
  const change = (event: JsonObject): JsonObject => {
    const { source } = event;
    return isObject(source) && source['hd'] !== undefined ? { ...event, source: { ...source, pano } } : event;
  };
  return {
    answer: changeEvents(change),
    message(_name, payload) {
      const { changes, streamType } = payload;
      if (streamType === 'pano') return { ...payload, url: pano };
      return isObject(changes) ? { ...payload, changes: change(changes) } : payload;
    },
  };
}

/** Enum values that only a later version of the API has. */
const unknownEnumValues = {
  status: 'half_time',
  media_type: 'broadcast',
  commerce_coverage: 'commerce_gold_media',
  clock: { period: 'second half', seconds: 'soon', running: 'maybe' },
};

/** The times of a tag ten hours after the start, later than the end of any recording. */
const tagTimesAfterEnd = { time: undefined, startTime: 36_000_000, endTime: 36_005_000 };

/** The fields with plain text. */
const textFields = ['title', 'safe_title', 'description', 'name', 'short_name'];

const encodeText = (text: string): string => `${text.replaceAll('&', '&amp;')} &amp; Jerry&#39;s <b>bold</b>`;

/** Variations that change events. */
export const eventVariations: Readonly<Record<string, Variation>> = {
  'unknown-words-in-updates': {
    effect: 'sends unknown enum values in update-event',
    message: (name, payload) => {
      const { changes } = payload;
      return name === 'update-event' && isObject(changes)
        ? { ...payload, changes: { ...changes, ...unknownEnumValues } }
        : payload;
    },
  },
  'missing-panorama': {
    effect: 'has a panorama address without a stream',
    ...changePanorama('/media/missing/pano.m3u8'),
  },
  'forbidden-panorama': {
    effect: "has a panorama address on a host that the page's Content-Security-Policy forbids",
    ...changePanorama('https://elsewhere.example/pano.m3u8'),
  },
  'html-entities': {
    effect: 'encodes texts as HTML',
    answer: changeAnswers(/^\/api\/(?!portal\/page)/, (object) =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => [
          key,
          textFields.includes(key) && typeof value === 'string' ? encodeText(value) : value,
        ]),
      ),
    ),
  },
  'impossible-dates': {
    effect: 'has recordings before 1900 and upcoming matches after 2199',
    ...changeEventsAndMessages((event) => {
      const date = event['status'] === 'upcoming' ? '9999-12-31T00:00:00Z' : '0001-01-01T00:00:00Z';
      return { ...event, event_date: date, game_start_date: date };
    }),
  },
  'far-kick-offs': {
    effect: 'has upcoming matches in 60 days',
    ...changeEventsAndMessages((event) => {
      const date = new Date(Date.now() + 60 * 86_400_000).toISOString();
      return event['status'] === 'upcoming' ? { ...event, event_date: date, game_start_date: date } : event;
    }),
  },
  'late-tags': {
    effect: 'adds a tag after the end of the recording',
    answer: changeEntries(/^\/api\/tag\/list$/, ([first, ...others]) =>
      isObject(first)
        ? [{ ...first, id: 'behind-the-end', title: 'Behind the end', ...tagTimesAfterEnd }, first, ...others]
        : [],
    ),
  },
  'upper-case-words': {
    effect: 'writes statuses and kinds in upper case',
    ...changeEventsAndMessages((event) => ({ ...event, status: String(event['status']).toUpperCase() })),
  },
};

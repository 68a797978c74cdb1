import { expect, test } from 'vitest';
import { maxSegments } from './bound-playlist.ts';
import { countSegments } from './count-segments.ts';

const hour = 'mediaPresentationDuration="PT1H"';
const createRepresentation = (segments: string): string =>
  `<Period><AdaptationSet><Representation>${segments}</Representation></AdaptationSet></Period>`;
const createTimeline = (entries: string, template = ''): string =>
  `<SegmentTemplate ${template}><SegmentTimeline>${entries}</SegmentTimeline></SegmentTemplate>`;
const createManifest = (attributes: string, periods: string): string =>
  `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" ${attributes}>${periods}</MPD>`;
const countInTimeline = (attributes: string, entries: string, template?: string): string =>
  createManifest(attributes, createRepresentation(createTimeline(entries, template)));

test.each([
  ['repeats one entry', countInTimeline('', '<S t="0" d="1" r="999999999"/>')],
  ['has many entries', countInTimeline('', '<S t="0" d="1"/>'.repeat(maxSegments + 1))],
  ['repeats one entry to the end of the recording', countInTimeline(hour, `<S t="0" d="1" r="-1"/>`, 'timescale="10"')],
  [
    'repeats one entry to the end of a live stream whose end is known',
    countInTimeline(`type="dynamic" ${hour}`, `<S d="1" r='-1' />`, 'timescale="10"'),
  ],
  ['repeats one entry up to the next', countInTimeline('', `<S t="0" d="1" r="-1"/><S t="${maxSegments + 1}" d="1"/>`)],
  [
    'repeats one entry to the end of its period',
    createManifest(
      '',
      createRepresentation(createTimeline('<S d="1" r="-1"/>', 'timescale="10"')).replace(
        '<Period',
        '<Period duration="P1D"',
      ),
    ),
  ],
  [
    'repeats one entry up to the next period',
    createManifest(
      hour,
      `${createRepresentation(createTimeline('<S d="1" r="-1"/>', 'timescale="10"'))}<Period start="PT40M"></Period>`,
    ),
  ],
  [
    'has its timescale from the template around it',
    createManifest(
      hour,
      createRepresentation(createTimeline('<S d="1" r="-1"/>')).replace(
        '<Repr',
        '<SegmentTemplate timescale="10"/><Repr',
      ),
    ),
  ],
  [
    'is missing, with short segments',
    createManifest(hour, createRepresentation('<SegmentTemplate timescale="10" duration="1"/>')),
  ],
  [
    'is a list of addresses',
    createManifest('', createRepresentation(`<SegmentList>${'<SegmentURL/>'.repeat(maxSegments + 1)}</SegmentList>`)),
  ],
])('counts more than 20,000 segments in a manifest whose timeline %s', (_which, text) => {
  expect(countSegments(text)).toBeGreaterThan(maxSegments);
});

test.each([
  [
    'a recording of four-second segments that repeats one entry to its end',
    countInTimeline('mediaPresentationDuration="PT22H"', '<S t="0" d="360000" r="-1"/>', 'timescale="90000"'),
  ],
  [
    'a timeline that begins late in its period',
    countInTimeline(hour, '<S t="90000" d="1" r="-1"/>', 'timescale="30" presentationTimeOffset="2000"'),
  ],
  [
    'an entry that repeats to an unknown end, which the engine leaves out',
    countInTimeline('type="dynamic"', '<S t="0" d="1" r="-1"/>'),
  ],
  [
    'a live stream without a timeline, whose last segments the engine plays',
    createManifest(`type="dynamic" ${hour}`, createRepresentation('<SegmentTemplate timescale="10" duration="1"/>')),
  ],
  ['segments without a length', countInTimeline(hour, '<S t="0" d="0" r="-1"/><S r="-1"/>')],
  [
    'five timelines that are short enough',
    createManifest('', createRepresentation(createTimeline(`<S t="0" d="1" r="${maxSegments - 1}"/>`)).repeat(5)),
  ],
  ['text that is no manifest', '<!doctype html><p>Hello'],
])('counts at most 20,000 segments in %s', (_which, text) => {
  expect(countSegments(text)).toBeLessThanOrEqual(maxSegments);
});

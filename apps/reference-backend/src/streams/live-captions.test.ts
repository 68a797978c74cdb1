import { expect, test } from 'vitest';
import { cutCaptions, limitCaptions } from './live-captions.ts';

const captions = `WEBVTT

00:00:01.200 --> 00:00:05.200
Kick-off.

00:00:06.500 --> 00:00:09.000
A pass.

00:01:02.000 --> 00:01:06.000
Late.
`;
const readTexts = (from: number, to: number): string[] =>
  cutCaptions(captions, from, to)
    .trim()
    .split('\n\n')
    .slice(1)
    .map((cue) => cue.split('\n')[1] ?? '');

test.each([
  [0, 2, ['Kick-off.']],
  [4, 6, ['Kick-off.']],
  [4, 8, ['Kick-off.', 'A pass.']],
  [10, 12, []],
  [64, 66, ['Late.']],
] as const)('captions from %s to %s s have the cues that are visible then', (from, to, texts) => {
  expect(readTexts(from, to)).toEqual(texts);
});

test('captions of a run have no cue that begins before it', () => {
  expect(cutCaptions(captions, 4, 8, 4)).not.toContain('Kick-off.');
  expect(cutCaptions(captions, 4, 8, 4)).toContain('A pass.');
});

test('a segment of captions maps its times to those of the media', () => {
  expect(cutCaptions(captions, 0, 2)).toBe(
    'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n00:00:01.200 --> 00:00:05.200\nKick-off.\n',
  );
});

test('captions without those after the end of a recording keep their header and the earlier cues', () => {
  const cues = ['WEBVTT', '00:00:01.000 --> 00:00:02.000\nKick-off', '00:01:12.000 --> 00:01:14.000\nGoal'];
  expect(limitCaptions(cues.join('\n\n'), 72)).toBe(cues.slice(0, 2).join('\n\n'));
});

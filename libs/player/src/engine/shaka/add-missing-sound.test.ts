import { expect, it } from 'vitest';
import { addMissingSound } from './add-missing-sound.ts';

const packetSize = 188;
const pmtPid = 0x100;

/** A packet with a table of programs or streams. Its checksum is zero, because the engine ignores it. */
function createPacket(pid: number, table: number, body: readonly number[]): number[] {
  const section = [table, 0xb0, body.length + 9, 0, 1, 0xc1, 0, 0, ...body, 0, 0, 0, 0];
  const content = [0x47, 0x40 | (pid >> 8), pid & 255, 0x10, 0, ...section];
  return [...content, ...Array.from({ length: packetSize - content.length }, () => 0xff)];
}

const networkTable = [0, 0, 0xe0, 0x10];
const program = [0, 1, 0xe0 | (pmtPid >> 8), pmtPid & 255];
const picture = [0x1b, 0xe1, 0x01, 0xf0, 0];
const sound = [0x0f, 0xe1, 0x02, 0xf0, 0];

const createSegment = (
  programTable: readonly number[],
  streams: readonly number[],
  tableBytes: readonly number[] = [],
): Uint8Array =>
  Uint8Array.from([
    ...createPacket(0, 0, programTable),
    ...createPacket(pmtPid, 2, [0xe1, 0x01, 0xf0, 0, ...streams]),
    ...tableBytes,
  ]);

it.each([
  { first: 'the program', programs: program },
  { first: 'the network', programs: [...networkTable, ...program] },
])(
  'an audio track is added to video without one when the program table begins with $first [fault-30d]',
  ({ programs: programTable }) => {
    const bytes = createSegment(programTable, picture);
    expect(addMissingSound(bytes)).toBe(true);
    expect(addMissingSound(bytes)).toBe(false);
  },
);

it('an audio track is added when the segment is cut off [fault-30d]', () => {
  expect(addMissingSound(createSegment(program, picture, [0x47, 0x01, 0x01, 0x10]))).toBe(true);
});

it('bytes stay unchanged when they contain audio or are no transport stream', () => {
  const otherSegments = [
    createSegment(program, [...picture, ...sound]),
    new TextEncoder().encode('<html>'),
    new Uint8Array(0),
  ];
  for (const bytes of otherSegments) {
    const bytesBefore = Uint8Array.from(bytes);
    expect(addMissingSound(bytes)).toBe(false);
    expect([...bytes]).toEqual([...bytesBefore]);
  }
});

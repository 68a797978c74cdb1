import { BufferSource, type EncodedPacket, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, test } from 'vitest';
import { createLiveGoal } from '../testing/create-live-goal.ts';
import { cutClip } from './cut-clip.ts';
import { readFilmMedia } from './film-media.ts';
import { films } from './films.ts';
import { getTracks } from './get-tracks.ts';
import { placeGoals } from './live-goals.ts';
import { defaultMediaFolder } from './media-index.ts';

const hockey = (await readFilmMedia(defaultMediaFolder)).get('ice-hockey');
if (!hockey) throw new Error('no film of ice hockey');
const { index, store } = hockey;

async function readPackets(bytes: Uint8Array<ArrayBuffer>, kind: 'video' | 'audio'): Promise<EncodedPacket[]> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = kind === 'video' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack();
  if (!track) throw new Error(`no ${kind}`);
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  input.dispose();
  return packets;
}

test.each([
  ['video', getTracks(index, 'video').at(-1)?.[1].file ?? ''],
  ['audio', getTracks(index, 'audio')[0]?.[1].file ?? ''],
] as const)('a clip around a live goal has the %s that the stream shows, without gaps', async (kind, file) => {
  const [start, end] = [292.28, 311.08];
  const goals = placeGoals(films['ice-hockey'], [createLiveGoal('ice-hockey', 301, 2)]);
  const clip = await cutClip(hockey, { film: 'ice-hockey', from: 'live', start, end, goals });
  const filmPackets = await readPackets(await store.readMedia(file), kind);
  const clipPackets = (await readPackets(clip, kind)).filter(({ timestamp }) => timestamp >= 0);
  const wrongSeconds = clipPackets.flatMap(({ timestamp, data }) => {
    const sequence = Math.floor((start + timestamp) / 2 + 1e-6);
    const expected = start + timestamp + ((goals.get(sequence) ?? sequence % 32) - sequence) * 2;
    const isSame = filmPackets.some(
      (packet) => Math.abs(packet.timestamp - expected) < 0.001 && Buffer.compare(packet.data, data) === 0,
    );
    return isSame ? [] : [timestamp];
  });
  expect(wrongSeconds).toEqual([]);
  const times = clipPackets.map(({ timestamp }) => timestamp).toSorted((a, b) => a - b);
  expect(Math.max(...times.slice(1).map((time, position) => time - (times[position] ?? 0)))).toBeLessThan(0.045);
});

import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { matchSeconds, periodSeconds } from './match-script.ts';
import { frameRate } from './master-playlist.ts';
import type { MediaIndex } from './media-index.ts';
import type { MediaStore } from './media-store.ts';
import { getTracks } from './get-tracks.ts';

/** The part of a match that a clip shows, in seconds from the start. */
export interface Cut {
  /** The media that the times refer to. The live stream repeats the first period. */
  readonly from: 'live' | 'recording';
  readonly start: number;
  readonly end: number;
}

/** The bytes of a clip's file. */
export type CutBytes = Uint8Array<ArrayBuffer>;

/** A part of the media; `shift` is added to its times to get those of the clip. */
interface ClipPiece {
  readonly start: number;
  readonly end: number;
  readonly shift: number;
}

/** Splits a cut into pieces of the media, because a cut may span several repetitions of the live media. */
function getPieces({ from, start, end }: Cut): ClipPiece[] {
  const length = from === 'live' ? periodSeconds : matchSeconds;
  const pieces: ClipPiece[] = [];
  for (let round = Math.floor(start / length); round * length < end; round += 1) {
    const loopStart = round * length;
    pieces.push({
      start: Math.max(0, start - loopStart),
      end: Math.min(length, end - loopStart),
      shift: loopStart - start,
    });
  }
  return pieces;
}

/**
 * Reads a track's packets for a piece, from the key frame before it to the last frame that begins in it. The file's edit
 * list hides the frames before the piece.
 */
async function getPackets(track: InputTrack, { start, end, shift }: ClipPiece): Promise<EncodedPacket[]> {
  const sink = new EncodedPacketSink(track);
  const firstPacket = (await sink.getKeyPacket(start)) ?? (await sink.getFirstPacket());
  const packets: EncodedPacket[] = [];
  for await (const packet of sink.packets(firstPacket ?? undefined)) {
    // Frames are in decoding order: one after the end may precede one before it, but not by a second or a key frame.
    if (packet.timestamp >= end && (packet.type === 'key' || packet.timestamp >= end + 1)) break;
    if (packet.timestamp < end) packets.push(packet.clone({ timestamp: packet.timestamp + shift }));
  }
  return packets;
}

/**
 * Cuts a clip as an MP4 that starts and ends at the exact frames, without decoding.
 * @throws Error if the media does not contain the part
 */
export async function cutClip(store: MediaStore, index: MediaIndex, cut: Cut): Promise<CutBytes> {
  const video = getTracks(index, cut.from === 'live' ? 'live' : 'video').at(-1)?.[1];
  const audio = getTracks(index, 'audio')[0]?.[1];
  if (!video || !audio) throw new Error('a clip needs a picture and a sound');
  const inputs = await Promise.all(
    [video, audio].map(
      async ({ file }) => new Input({ source: new BufferSource(await store.readMedia(file)), formats: [MP4] }),
    ),
  );
  const [pictureTrack, soundTrack] = [await inputs[0]?.getPrimaryVideoTrack(), await inputs[1]?.getPrimaryAudioTrack()];
  const [pictureConfig, soundConfig] = [await pictureTrack?.getDecoderConfig(), await soundTrack?.getDecoderConfig()];
  if (!pictureTrack || !soundTrack || !pictureConfig || !soundConfig) throw new Error('the media cannot be read');

  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const [pictureSource, soundSource] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(pictureSource, { frameRate });
  output.addAudioTrack(soundSource);
  await output.start();
  const pieces = getPieces(cut);
  for (const piece of pieces) {
    for (const packet of await getPackets(pictureTrack, piece))
      await pictureSource.add(packet, { decoderConfig: pictureConfig });
    for (const packet of await getPackets(soundTrack, piece))
      await soundSource.add(packet, { decoderConfig: soundConfig });
  }
  await output.finalize();
  for (const input of inputs) input.dispose();
  if (!target.buffer) throw new Error('the clip is empty');
  return new Uint8Array(target.buffer);
}

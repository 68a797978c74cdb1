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
import type { FilmMedia } from './film-media.ts';
import { films, type FilmName } from './films.ts';
import { frameRate } from './master-playlist.ts';
import { fragmentSeconds } from './live-goals.ts';
import type { GoalFragments } from './live-window.ts';
import { liveLoopSeconds } from './match-shot.ts';
import { getTracks } from './get-tracks.ts';

/** The part of a match that a clip shows, in seconds from the start. */
export interface Cut {
  readonly film: FilmName;
  /** The media that the times refer to. A live stream repeats the first `liveLoopSeconds` of the recording. */
  readonly from: 'live' | 'recording';
  readonly start: number;
  readonly end: number;
  /** The goals of a live match (`placeGoals`); undefined without any. */
  readonly goals?: GoalFragments | undefined;
}

/** The bytes of a clip's file. */
export type CutBytes = Uint8Array<ArrayBuffer>;

/** A part of the media. The clip's times are the part's times plus `shift`. */
interface ClipPiece {
  readonly start: number;
  end: number;
  readonly shift: number;
}

/** Splits a cut into pieces of the media, because live media repeat, and goals replace parts of them. */
function getPieces({ film, from, start, end, goals }: Cut): ClipPiece[] {
  const fragmentCount = (from === 'live' ? liveLoopSeconds : films[film].seconds) / fragmentSeconds;
  const pieces: ClipPiece[] = [];
  for (let sequence = Math.floor(start / fragmentSeconds); sequence * fragmentSeconds < end; sequence += 1) {
    const fragment = goals?.get(sequence) ?? sequence % fragmentCount;
    const jump = (fragment - sequence) * fragmentSeconds;
    const lastPiece = pieces.at(-1);
    const pieceEnd = Math.min(end, (sequence + 1) * fragmentSeconds) + jump;
    if (lastPiece?.shift === -jump - start) lastPiece.end = pieceEnd;
    else
      pieces.push({ start: Math.max(start, sequence * fragmentSeconds) + jump, end: pieceEnd, shift: -jump - start });
  }
  return pieces;
}

/**
 * Reads a track's packets for a piece, from the key frame before it to the last frame that begins in it. The file's
 * edit list hides the frames before the first piece; for others, the piece before has the sound across the jump.
 */
async function getPackets(
  track: InputTrack,
  { start, end, shift }: ClipPiece,
  isFirst: boolean,
): Promise<EncodedPacket[]> {
  const sink = new EncodedPacketSink(track);
  const firstPacket = (await sink.getKeyPacket(start)) ?? (await sink.getFirstPacket());
  const packets: EncodedPacket[] = [];
  for await (const packet of sink.packets(firstPacket ?? undefined)) {
    // Frames are in decoding order. A frame after the end may precede one before the end, but by less than a second,
    // and never across a key frame.
    if (packet.timestamp >= end && (packet.type === 'key' || packet.timestamp >= end + 1)) break;
    if (packet.timestamp < end && (isFirst || packet.timestamp >= start))
      packets.push(packet.clone({ timestamp: packet.timestamp + shift }));
  }
  return packets;
}

/**
 * Cuts a clip as an MP4 that starts and ends at the exact frames, without decoding.
 * @throws Error if the media does not contain the part
 */
export async function cutClip({ index, store }: Pick<FilmMedia, 'index' | 'store'>, cut: Cut): Promise<CutBytes> {
  const liveTracks = cut.from === 'live' ? getTracks(index, 'live') : [];
  const video = (liveTracks.length > 0 ? liveTracks : getTracks(index, 'video')).at(-1)?.[1];
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
    for (const packet of await getPackets(pictureTrack, piece, piece === pieces[0]))
      await pictureSource.add(packet, { decoderConfig: pictureConfig });
    for (const packet of await getPackets(soundTrack, piece, piece === pieces[0]))
      await soundSource.add(packet, { decoderConfig: soundConfig });
  }
  await output.finalize();
  for (const input of inputs) input.dispose();
  if (!target.buffer) throw new Error('the clip is empty');
  return new Uint8Array(target.buffer);
}

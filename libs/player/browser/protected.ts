import { createCipheriv } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { encryptTrack } from '../../../tools/media/encrypt-track.ts';
import { writeRecordingPlaylist } from './playlists.ts';
import type { Source } from './source.ts';

const key = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const keyId = Buffer.from('a1a2a3a4a5a6a7a8a9aaabacadaeafb0', 'hex');
const uuid = 'a1a2a3a4-a5a6-a7a8-a9aa-abacadaeafb0';

/** Key systems as an MPD names them. */
const drmSystems = {
  clearkey: 'urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e',
  widevine: 'urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
};

/** The behaviour of a licence server. */
export type KeyFault = 'right' | 'wrong' | 'refused' | 'broken' | 'members';

/** The token for the licence server that only accepts members. */
const memberToken = 'Bearer ada';

/** The key of live streams whose segments are encrypted whole (AES-128). */
export const segmentKey = key;

export function encryptSegment(segment: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-cbc', segmentKey, Buffer.alloc(16));
  return Buffer.concat([cipher.update(segment), cipher.final()]);
}

const kinds = { 'video-240': 'video', 'video-360': 'video', 'audio-en': 'audio' } as const;

/** Encrypts a file of a track: its initialization segment, or another segment. */
function encryptBytes(source: Source, name: keyof typeof kinds, file: string): Buffer | null {
  const bytes = source.bytes(name, file);
  const track = encryptTrack({ kind: kinds[name], key, keyId });
  return bytes && (file === 'init.mp4' ? track.init(bytes) : track.fragment(bytes, Number.parseInt(file, 10)));
}

const master = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio-en/index.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=300000,CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,FRAME-RATE=25,AUDIO="a",CLOSED-CAPTIONS=NONE',
  'video-240/index.m3u8',
].join('\n');

/** A file of the protected recording by its path; null for an unknown path. */
export function encryptFile(source: Source, path: string): string | Buffer | null {
  const [folderName = '', file = ''] = path.split('/');
  const system = /^(clearkey|widevine)\.mpd$/.exec(folderName)?.[1];
  if (system === 'clearkey' || system === 'widevine')
    return source.manifest(
      [
        `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" xmlns:cenc="urn:mpeg:cenc:2013" cenc:default_KID="${uuid}"/>`,
        `<ContentProtection schemeIdUri="${drmSystems[system]}"/>`,
      ].join(''),
    );
  if (folderName === 'index.m3u8') return master;
  if (folderName === 'key') return key;
  if (folderName !== 'video-240' && folderName !== 'video-360' && folderName !== 'audio-en') return null;
  if (file !== 'index.m3u8') return encryptBytes(source, folderName, file);
  const keyTag = '#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="../key",KEYFORMAT="identity"';
  return writeRecordingPlaylist(source.durations(folderName)).replace('#EXT-X-MAP', `${keyTag}\n#EXT-X-MAP`);
}

const toBase64url = (bytes: Buffer): string => bytes.toString('base64url');

/** A licence server for ClearKey: answers as JSON (W3C EME, 9.1.4). */
export async function createLicence(
  request: IncomingMessage,
  failureMode: string,
): Promise<{ status: number; body: string }> {
  if (failureMode === 'refused') return { status: 403, body: '' };
  if (failureMode === 'members' && request.headers['x-authorization'] !== memberToken) return { status: 401, body: '' };
  if (failureMode === 'broken') return { status: 503, body: '' };
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const licenseRequest: unknown = JSON.parse(Buffer.concat(chunks).toString());
  const isKeyRequested = JSON.stringify(licenseRequest).includes(toBase64url(keyId));
  if (!isKeyRequested) return { status: 404, body: '' };
  const k = toBase64url(failureMode === 'wrong' ? Buffer.alloc(16, 7) : key);
  return {
    status: 200,
    body: JSON.stringify({ keys: [{ kty: 'oct', kid: toBase64url(keyId), k }], type: 'temporary' }),
  };
}

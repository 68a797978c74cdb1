/** The content of a media playlist: `video` may include its sound, and `image` means the pictures of the seek bar. */
export type RenditionKind = 'video' | 'audio' | 'text' | 'image';

/** One playlist that a multivariant playlist names. */
export interface NamedRendition {
  kind: RenditionKind;
  /** As the multivariant playlist spells it: the engine uses this text as an id. */
  uri: string;
}

const variant = /^#EXT-X-STREAM-INF:/;
const uriIn = (line: string): string | undefined => /[:,]URI="([^"]*)"/.exec(line)?.[1];
const attributes = {
  AUDIO: /[:,]AUDIO="([^"]*)"/,
  CODECS: /[:,]CODECS="([^"]*)"/,
  'GROUP-ID': /[:,]GROUP-ID="([^"]*)"/,
};
const valueIn = (line: string, name: keyof typeof attributes): string | undefined => attributes[name].exec(line)?.[1];

function getKind(line: string): RenditionKind | undefined {
  if (/^#EXT-X-(?:IMAGE|I-FRAME)-STREAM-INF:/.test(line)) return 'image';
  if (!line.startsWith('#EXT-X-MEDIA:')) return undefined;
  const type = /[:,]TYPE=([A-Z-]+)/.exec(line)?.[1];
  if (type === 'AUDIO') return 'audio';
  return type === 'SUBTITLES' ? 'text' : undefined;
}

/** Codecs of sound, which a picture without sound does not name. */
const soundCodec = /^(?:mp4a|[ae]c-3|ac-4|opus|flac|vorbis|mp3|dts)/i;
const getPictureCodecs = (line: string): string[] | undefined =>
  valueIn(line, 'CODECS')
    ?.split(',')
    .filter((codec) => !soundCodec.test(codec.trim()));

/** The playlists that a multivariant playlist names (RFC 8216bis, 4.4.6). The engine ignores sound alone beside pictures. */
export function readRenditions(text: string): NamedRendition[] {
  const lines = text.split(/\r?\n/);
  const hasPicture = (line: string): boolean => variant.test(line) && getPictureCodecs(line)?.length !== 0;
  const areAllSound = !lines.some(hasPicture);
  return lines.flatMap((line, index) => {
    const isVariant = variant.test(line);
    const kind = isVariant ? (areAllSound || hasPicture(line) ? 'video' : 'audio') : getKind(line);
    const uri = isVariant ? lines.slice(index + 1).find((next) => next !== '' && !next.startsWith('#')) : uriIn(line);
    return kind && uri ? [{ kind, uri: uri.trim() }] : [];
  });
}

function withoutSound(line: string, groups: ReadonlySet<string>, isSilent: boolean): string {
  if (!variant.test(line)) return line;
  const group = valueIn(line, 'AUDIO');
  if (group === undefined ? !isSilent : groups.has(group)) return line;
  return line
    .replace(/,AUDIO="[^"]*"|AUDIO="[^"]*",/, '')
    .replace(/CODECS="[^"]*"/, `CODECS="${(getPictureCodecs(line) ?? []).join(',')}"`);
}

/**
 * Removes audio renditions from a multivariant playlist. A variant that loses all of them plays without sound.
 * @param isOut whether to remove the rendition with this URI
 * @param isSilent the pictures contain no sound, although their codecs name one
 */
export function withoutSounds(text: string, isOut: (uri: string) => boolean, isSilent = false): string {
  const kept = text.split(/\r?\n/).filter((line) => getKind(line) !== 'audio' || !isOut(uriIn(line) ?? ''));
  const sounds = kept.filter((line) => getKind(line) === 'audio');
  const groups = new Set(sounds.flatMap((line) => valueIn(line, 'GROUP-ID') ?? []));
  return kept.map((line) => withoutSound(line, groups, isSilent)).join('\n');
}

/** The content of a media playlist: `video` may include audio, and `image` means thumbnails for the seek bar. */
export type RenditionKind = 'video' | 'audio' | 'text' | 'image';

/** One playlist that a multivariant playlist names. */
export interface NamedRendition {
  kind: RenditionKind;
  /** The address as the multivariant playlist spells it, because the engine uses this text as an id. */
  uri: string;
  /** The line with its attributes. */
  line: string;
  /** The indexes of its lines. */
  lineIndexes: readonly number[];
}

const variantPattern = /^#EXT-X-STREAM-INF:/;
const getUri = (line: string): string | undefined => /[:,]URI="([^"]*)"/.exec(line)?.[1];
const attributePatterns = {
  AUDIO: /[:,]AUDIO="([^"]*)"/,
  CODECS: /[:,]CODECS="([^"]*)"/,
  'GROUP-ID': /[:,]GROUP-ID="([^"]*)"/,
  LANGUAGE: /[:,]LANGUAGE="([^"]*)"/,
};
const getAttribute = (line: string, name: keyof typeof attributePatterns): string | undefined =>
  attributePatterns[name].exec(line)?.[1];

function getKind(line: string): RenditionKind | undefined {
  if (/^#EXT-X-(?:IMAGE|I-FRAME)-STREAM-INF:/.test(line)) return 'image';
  if (!line.startsWith('#EXT-X-MEDIA:')) return undefined;
  const type = /[:,]TYPE=([A-Z-]+)/.exec(line)?.[1];
  if (type === 'AUDIO') return 'audio';
  return type === 'SUBTITLES' ? 'text' : undefined;
}

/** Returns the language of an audio or caption rendition. */
export const getLanguage = (line: string): string | undefined => getAttribute(line, 'LANGUAGE');

/** Audio codecs, which a video without audio does not name. */
const soundCodecPattern = /^(?:mp4a|[ae]c-3|ac-4|opus|flac|vorbis|mp3|dts)/i;
const getPictureCodecs = (line: string): string[] | undefined =>
  getAttribute(line, 'CODECS')
    ?.split(',')
    .filter((codec) => !soundCodecPattern.test(codec.trim()));

/**
 * Reads the playlists that a multivariant playlist names (RFC 8216bis, 4.4.6). The engine ignores audio-only variants
 * next to video.
 */
export function readRenditions(text: string): NamedRendition[] {
  const lines = text.split(/\r?\n/);
  const hasPicture = (line: string): boolean => variantPattern.test(line) && getPictureCodecs(line)?.length !== 0;
  const isAudioOnly = !lines.some(hasPicture);
  return lines.flatMap((line, index) => {
    const isVariant = variantPattern.test(line);
    const kind = isVariant ? (isAudioOnly || hasPicture(line) ? 'video' : 'audio') : getKind(line);
    const end = isVariant
      ? lines.findIndex((nextLine, lineIndex) => lineIndex > index && nextLine !== '' && !nextLine.startsWith('#'))
      : index;
    const uri = isVariant ? lines[end] : getUri(line);
    return kind && uri ? [{ kind, uri: uri.trim(), line, lineIndexes: [index, end] }] : [];
  });
}

/** The name of a codec without its profile and level. */
const getCodec = ({ line }: NamedRendition): string | undefined => getPictureCodecs(line)?.[0]?.split('.', 1)[0];

function isSupported({ line }: NamedRendition): boolean {
  const codecs = getAttribute(line, 'CODECS');
  return !codecs || !('MediaSource' in globalThis) || MediaSource.isTypeSupported(`video/mp4; codecs="${codecs}"`);
}

const getAudioGroups = (lines: readonly string[]): (string | undefined)[] =>
  lines.filter((line) => getKind(line) === 'audio').map((line) => getAttribute(line, 'GROUP-ID'));

function removeSound(line: string, removedGroups: ReadonlySet<string | undefined>, isSilent: boolean): string {
  if (!variantPattern.test(line)) return line;
  const group = getAttribute(line, 'AUDIO');
  if (group === undefined ? !isSilent : !removedGroups.has(group)) return line;
  return line
    .replace(/,AUDIO="[^"]*"|AUDIO="[^"]*",/, '')
    .replace(attributePatterns.CODECS, (all) => `${all[0]}CODECS="${(getPictureCodecs(line) ?? []).join(',')}"`);
}

/**
 * Removes from a multivariant playlist what cannot play: dead audio renditions, and a codec's variants when all are
 * dead, because the engine chooses a codec before it requests playlists.
 * @param isSilent whether the video contains no audio although its codecs name one
 */
export function removeDeadRenditions(
  text: string,
  isUnavailable: (rendition: NamedRendition) => boolean,
  isSilent = false,
): string {
  const renditions = readRenditions(text);
  const availableRenditions = renditions.filter((rendition) => !isUnavailable(rendition));
  const pictures = availableRenditions.filter(({ kind }) => kind === 'video');
  const codecs = new Set(pictures.map(getCodec));
  const hasPicture = pictures.some(isSupported);
  const removedRenditions = renditions.filter((rendition) =>
    rendition.kind === 'video'
      ? hasPicture && !codecs.has(getCodec(rendition))
      : rendition.kind === 'audio' && isUnavailable(rendition),
  );
  const removedLines = new Set(removedRenditions.flatMap(({ lineIndexes: at }) => at));
  const lines = text.split(/\r?\n/).filter((_, lineIndex) => !removedLines.has(lineIndex));
  const groups = getAudioGroups(lines);
  const removedGroups = new Set(
    getAudioGroups(removedRenditions.map(({ line }) => line)).filter((group) => !groups.includes(group)),
  );
  return lines.map((line) => removeSound(line, removedGroups, isSilent)).join('\n');
}

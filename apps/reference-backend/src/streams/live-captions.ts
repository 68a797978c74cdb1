/**
 * Returns the captions of a part of a recording, as a segment of live captions. Its times are those of the media, which
 * begin again with each repetition.
 * @param captions WebVTT of the whole recording
 * @param from the part's start in seconds @param to its end @param notBefore the earliest start of a cue
 */
export function cutCaptions(captions: string, from: number, to: number, notBefore = 0): string {
  const cues = captions.split(/\n{2,}/).filter((block) => {
    const [, start, end] = /^([\d:.]{12}) --> ([\d:.]{12})$/m.exec(block) ?? [];
    if (start === undefined || end === undefined) return false;
    return parseVttTime(start) >= notBefore && parseVttTime(start) < to && parseVttTime(end) > from;
  });
  const header = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000';
  return `${[header, ...cues.map((cue) => cue.trim())].join('\n\n')}\n`;
}

/** Returns WebVTT without the cues from some seconds on. */
export const limitCaptions = (captions: string, seconds: number): string =>
  captions
    .split(/\n{2,}/)
    .filter((block) => {
      const [, start] = /^([\d:.]{12}) --> /m.exec(block) ?? [];
      return start === undefined || parseVttTime(start) < seconds;
    })
    .join('\n\n');

/** Parses HH:MM:SS.mmm. @returns seconds */
function parseVttTime(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

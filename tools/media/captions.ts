import { toVttTime } from '../../apps/reference-backend/src/streams/thumbnails-vtt.ts';
import type { CommentaryLine } from './commentary.ts';
import { commentary } from './commentary.ts';

const maxCaptionSeconds = 4;

/** The commentary as WebVTT in one language. */
export function renderCaptionsVtt(language: keyof Omit<CommentaryLine, 'time'>): string {
  const cues = commentary.map((line, position) => {
    const end = Math.min(line.time + maxCaptionSeconds, (commentary[position + 1]?.time ?? Infinity) - 0.1);
    return `${toVttTime(line.time)} --> ${toVttTime(end)}\n${line[language]}\n`;
  });
  return ['WEBVTT', '', ...cues].join('\n');
}

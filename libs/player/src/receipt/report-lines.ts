import type { Formats, Translate } from '@touchline/i18n';
import type { RecordedProblem, PlaybackReceipt } from './playback-receipt.ts';

/** One line of a report: its label and its value. */
export interface ReportLine {
  label: string;
  value: string;
}

/** The page and the device around the video. Contains only device data that browsers send to every page. */
export interface ReportEnvironment {
  title: string | undefined;
  browser: string;
  /** CSS pixels. */
  window: { width: number; height: number; pixelRatio: number };
}

/**
 * Writes a code like those in messages, `network 1001-404`: the same in every language, so that support can look it up.
 */
function getProblemCode({ kind, code, status, times }: RecordedProblem): string {
  const number = code > 0 ? ` ${code}${status === undefined ? '' : `-${status}`}` : '';
  return `${kind}${number}${times > 1 ? ` ×${times}` : ''}`;
}

/** Writes a playback report as lines of text. */
export function createReportLines(
  receipt: PlaybackReceipt,
  environment: ReportEnvironment,
  t: Translate,
  formats: Formats,
): ReportLine[] {
  const formatSeconds = (milliseconds: number): string =>
    formats.number(milliseconds / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  const { stalls, frames, qualities, problems } = receipt;
  const { width, height, pixelRatio } = environment.window;
  const zeroText = formats.number(0);
  const lines: (false | ReportLine)[] = [
    environment.title !== undefined && { label: t('report.video'), value: environment.title },
    {
      label: t('report.time'),
      value: `${new Date(receipt.startedAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    },
    { label: t('report.host'), value: receipt.host },
    { label: t('report.startUp'), value: receipt.startUp === null ? '–' : formatSeconds(receipt.startUp) },
    { label: t('report.played'), value: formats.duration(Math.round(receipt.played / 1000)) },
    {
      label: t('report.stalls'),
      value:
        stalls.count === 0
          ? zeroText
          : t('report.stallsOf', {
              number: formats.number(stalls.count),
              total: formatSeconds(stalls.total),
              longest: formatSeconds(stalls.longest),
            }),
    },
    {
      label: t('quality'),
      value:
        qualities
          .map((quality) => `${quality.height}p ${formats.duration(Math.round(quality.played / 1000))}`)
          .join(' · ') || '–',
    },
    { label: t('report.switches'), value: formats.number(receipt.switches) },
    {
      label: t('report.dropped'),
      value: t('position', { at: formats.number(frames.dropped), of: formats.number(frames.decoded) }),
    },
    { label: t('report.recoveries'), value: formats.number(receipt.recoveries) },
    { label: t('report.problems'), value: problems.map(getProblemCode).join(' · ') || zeroText },
    { label: t('report.browser'), value: environment.browser },
    { label: t('report.window'), value: `${width} × ${height} @ ${pixelRatio}` },
  ];
  return lines.filter((line) => line !== false);
}

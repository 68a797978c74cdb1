import { useFormats, useText } from '@touchline/i18n';
import { useRef, useState } from 'react';
import { usePlayer } from '../controls/player-context.ts';
import panel from '../controls/panel.module.css';
import { Panel } from '../controls/panel.tsx';
import { createReportLines, type ReportLine, type ReportEnvironment } from './report-lines.ts';
import styles from './report-panel.module.css';

const getEnvironment = (title: string | undefined): ReportEnvironment => ({
  title,
  browser: navigator.userAgent,
  window: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
});

/** A report of the playback until now, which a viewer can read and copy for support. */
export function ReportPanel({ title, onClose }: { title: string | undefined; onClose: () => void }) {
  const t = useText('player');
  const formats = useFormats();
  const player = usePlayer();
  const list = useRef<HTMLDListElement>(null);
  const [status, setStatus] = useState('');
  // The report does not change while the viewer reads it and the video plays on.
  const [lines] = useState((): ReportLine[] => {
    const receipt = player.receipt();
    return receipt ? createReportLines(receipt, getEnvironment(title), t, formats) : [];
  });

  async function copy(): Promise<void> {
    const text = [t('report.title'), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t('report.copied'));
    } catch {
      // If the browser refuses to copy, or the page is not secure, the viewer can copy the selected text by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setStatus(t('report.notCopied'));
    }
  }

  return (
    <Panel
      title={t('report.title')}
      onClose={onClose}
      actions={
        lines.length > 0 && (
          <button type="button" className={panel.action} onClick={() => void copy()}>
            {t('report.copy')}
          </button>
        )
      }
    >
      <p className={styles.words}>{t(lines.length > 0 ? 'report.intro' : 'report.empty')}</p>
      <dl className={styles.list} ref={list}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <output className={styles.words}>{status}</output>
    </Panel>
  );
}

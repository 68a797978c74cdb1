import styles from './sport-mark.module.css';

const film =
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM7 5v14M17 5v14M3 9h4M3 15h4M17 9h4M17 15h4';

/** One path each on a 24-pixel grid. */
const marks: Readonly<Record<string, string>> = {
  'ice-hockey':
    'M5 3l6 13.2a2.6 2.6 0 0 0 2.4 1.5H20a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1h-8a4 4 0 0 1-3.6-2.3M4 18.5h2.5a1 1 0 0 1 1 1v.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-.5a1 1 0 0 1 1-1z',
  football:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 7.5l4.3 3.1-1.7 5H9.4l-1.7-5zM12 2.2v5.3M21.3 9.4l-5 1.2M18.2 19.8l-3.6-4.2M5.8 19.8l3.6-4.2M2.7 9.4l5 1.2',
  basketball:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M2 12h20M12 2v20M5.2 4.8a10 10 0 0 1 0 14.4M18.8 4.8a10 10 0 0 0 0 14.4',
};

/** A sport's mark where there is no picture; a strip of film for a sport without one. Decoration. */
export function SportMark({ sport }: { sport: string | undefined }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      width={40}
      height={40}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={sport !== undefined && Object.hasOwn(marks, sport) ? marks[sport] : film} />
    </svg>
  );
}

import styles from './sport-icon.module.css';

const film =
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM7 5v14M17 5v14M3 9h4M3 15h4M17 9h4M17 15h4';

/** One path per sport on a 24-pixel grid. */
const iconPaths: Readonly<Record<string, string>> = {
  'ice-hockey':
    'M5 3l6 13.2a2.6 2.6 0 0 0 2.4 1.5H20a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1h-8a4 4 0 0 1-3.6-2.3M4 18.5h2.5a1 1 0 0 1 1 1v.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-.5a1 1 0 0 1 1-1z',
  football:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 7.5l4.3 3.1-1.7 5H9.4l-1.7-5zM12 2.2v5.3M21.3 9.4l-5 1.2M18.2 19.8l-3.6-4.2M5.8 19.8l3.6-4.2M2.7 9.4l5 1.2',
  basketball:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M2 12h20M12 2v20M5.2 4.8a10 10 0 0 1 0 14.4M18.8 4.8a10 10 0 0 0 0 14.4',
  volleyball:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 12C11.5 8.2 13 4.8 16.2 2.9M11.9 8.6C15.2 7.6 18.8 8.6 21.3 11.2M12 12C15.5 13.5 17.7 16.5 17.8 20.2M15 13.6C14.2 17 11.5 19.6 8 20.5M12 12C9 14.3 5.3 14.7 2 12.9M9.1 13.8C6.6 11.4 5.7 7.8 6.7 4.3',
};

/** A sport's icon for events without a picture; a film strip for an unknown sport. It is decoration. */
export function SportIcon({ sport }: { sport: string | undefined }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width={40} height={40} fill="none" aria-hidden="true">
      <path d={sport !== undefined && Object.hasOwn(iconPaths, sport) ? iconPaths[sport] : film} />
    </svg>
  );
}

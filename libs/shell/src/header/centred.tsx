import { joinClasses, MainNav } from '@touchline/ui-kit';
import styles from './centred.module.css';
import type { ShellHeaderProps } from './shell-header.ts';

/** The logo in the middle, the navigation in a separate row below it. */
export function Variant({ logo, label, items, tools }: ShellHeaderProps) {
  return (
    <header className={joinClasses(styles.header, items.length > 0 && styles.linked)}>
      <div className={styles.logo}>{logo}</div>
      {items.length > 0 && (
        <div className={styles.links}>
          <MainNav label={label} items={items} />
        </div>
      )}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}

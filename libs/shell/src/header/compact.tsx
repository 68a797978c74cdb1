import { joinClasses, MainNav } from '@touchline/ui-kit';
import styles from './compact.module.css';
import type { ShellHeaderProps } from './shell-header.ts';

/** One low row, which leaves more space for the page. */
export function Variant({ logo, label, items, tools }: ShellHeaderProps) {
  return (
    <header className={joinClasses(styles.header, items.length > 0 && styles.linked)}>
      {logo}
      {items.length > 0 && <MainNav label={label} items={items} />}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}

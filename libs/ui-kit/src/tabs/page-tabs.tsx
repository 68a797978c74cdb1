import styles from './page-tabs.module.css';
import { TabLinks, type TabLinksProps } from './tab-links.tsx';

/** Tabs of a whole page, below its head. On phones the row scrolls from edge to edge. */
export function PageTabs(props: TabLinksProps) {
  return (
    <div className={styles.page}>
      <TabLinks {...props} />
    </div>
  );
}

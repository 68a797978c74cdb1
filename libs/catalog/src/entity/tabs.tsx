import { useText } from '@touchline/i18n';
import { PageTabs } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import styles from './entity-page.module.css';
import { readTab, type Tab, tabParam } from './parts.ts';

/** The part that is open. */
export const useTab = <Own extends Tab>(tabs: readonly Own[]): Own | 'overview' =>
  readTab(new URLSearchParams(useLocation().search), tabs);

/** The link to a part of the current page. */
export const tabPath = (tab: Tab): { search: string } => ({
  search: tab === 'overview' ? '' : `?${tabParam.word}=${tab}`,
});

/** The parts of a page as tabs. The scroll position stays when the part changes. */
export function EntityTabs({ tabs, open, label }: { tabs: readonly Tab[]; open: Tab; label: string }) {
  const text = useText('catalog');
  return (
    <div className={styles.tabs}>
      <PageTabs
        label={label}
        tabs={tabs.map((tab) => ({
          key: tab,
          label: text(`entity.tab.${tab}`),
          current: tab === open,
          render: (link) => <Link to={tabPath(tab)} preventScrollReset {...link} />,
        }))}
      />
    </div>
  );
}

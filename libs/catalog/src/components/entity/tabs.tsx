import { useText } from '@touchline/i18n';
import { PageTabs } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import styles from './entity-page.module.css';
import { readTab, type Tab, tabParam } from '../../api/filters/tab-filters.ts';

/** The selected tab. */
export const useTab = <PageTab extends Tab>(tabs: readonly PageTab[]): PageTab | 'overview' =>
  readTab(new URLSearchParams(useLocation().search), tabs);

/** The link to a tab of the current page. */
export const toTabPath = (tab: Tab): { search: string } => ({
  search: tab === 'overview' ? '' : `?${tabParam.word}=${tab}`,
});

/** The parts of a page as tabs. The scroll position stays when another tab is selected. */
export function EntityTabs({ tabs, open: selectedTab, label }: { tabs: readonly Tab[]; open: Tab; label: string }) {
  const text = useText('catalog');
  return (
    <div className={styles.tabs}>
      <PageTabs
        label={label}
        tabs={tabs.map((tab) => ({
          key: tab,
          label: text(`entity.tab.${tab}`),
          current: tab === selectedTab,
          render: (link) => <Link to={toTabPath(tab)} preventScrollReset {...link} />,
        }))}
      />
    </div>
  );
}

import { useText } from '@touchline/i18n';
import { IconChevronRight, type RenderLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import styles from './entity-page.module.css';
import type { Tab } from '../../api/filters/tab-filters.ts';
import { toTabPath } from './tabs.tsx';

/** "See all" of a shelf: a link to a tab of the page. */
export function useSeeAll(): (tab: Tab) => { label: string; render: RenderLink } {
  const text = useText('catalog');
  return (tab) => ({ label: text('more.all'), render: (link) => <Link to={toTabPath(tab)} {...link} /> });
}

/**
 * "See all" in the head of a panel.
 * @param label the panel's heading
 */
export function SeeAll({ tab, label }: { tab: Tab; label: string }) {
  const text = useText('catalog');
  return (
    <Link to={toTabPath(tab)} className={styles.more} aria-label={`${text('more.all')}: ${label}`}>
      {text('more.all')}
      <IconChevronRight size="s" />
    </Link>
  );
}

import type { RenderLink } from '../render-link.ts';
import { IconSearch } from '../icon/icons.gen.ts';
import styles from './search-button.module.css';

export interface SearchButtonProps {
  /** What can be found: "Teams, matches, videos". */
  label: string;
  /** The key that opens it, shown at the end on desktops. */
  shortcut?: string | undefined;
  render: RenderLink;
}

/** Looks like a search field and leads to the search; on tablets an icon is left of it, on phones nothing. */
export function SearchButton({ label, shortcut, render }: SearchButtonProps) {
  return render({
    className: styles.search ?? '',
    'aria-label': label,
    children: (
      <>
        <IconSearch />
        <span className={styles.text}>{label}</span>
        {shortcut !== undefined && (
          <kbd className={styles.key} aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </>
    ),
  });
}

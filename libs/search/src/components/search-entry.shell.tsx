import { useOpenInAddress } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { useText } from '@touchline/i18n';
import { IconSearch } from '@touchline/ui-kit';
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchField } from './search-field.tsx';
import { searchPage } from '../search-path.ts';
import styles from './search-entry.module.css';

/**
 * Whether a key press does not concern the search: another key, a browser shortcut, or a press in another control.
 */
function isNotForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true;
  return hasFocusedKeys(target);
}

/** Whether the focused element accepts text or handles keys itself. */
const hasFocusedKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);

const loadSheet = async () => (await import('./search-sheet.tsx')).SearchSheet;
/** Prefetches the sheet. After a failure, the press loads it again. */
const prefetchSheet = () => void loadSheet().catch(() => undefined);

/**
 * The search in the header: a field on a wide screen, otherwise a link to the search page. Once its code has loaded,
 * the link opens a sheet instead. The key `/` focuses the field or opens the sheet.
 */
export function SearchEntry() {
  const text = useText('search');
  const navigate = useNavigate();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>();
  const { isOpen: isSheet, open, close: closeSheet } = useOpenInAddress('#search');

  const openSheet = () => {
    prefetchSheet();
    open();
  };
  useEffect(() => {
    if (!isSheet || Sheet) return;
    // If the sheet fails to load, the search page opens.
    loadSheet().then(
      (Loaded) => setSheet(() => Loaded),
      () => void navigate(searchPage, { replace: true }),
    );
  }, [isSheet, Sheet, navigate]);

  const startSearch = useEffectEvent(() => {
    if (fieldRef.current && fieldRef.current.getClientRects().length > 0) {
      fieldRef.current.focus();
      fieldRef.current.select();
    } else openSheet();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    delete getDocumentFlags().slash;
    if (isNotForSearch(event)) return;
    event.preventDefault();
    startSearch();
  });
  useEffect(() => {
    const documentFlags = getDocumentFlags();
    // The viewer pressed the key before hydration, and no other control has got the focus since.
    if (documentFlags.slash !== undefined && !hasFocusedKeys(document.activeElement)) startSearch();
    delete documentFlags.slash;
    const handleKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const openSearch = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    openSheet();
  };
  return (
    <>
      <div className={styles.field}>
        <SearchField ref={fieldRef} variant="header" shortcutKey="/" />
      </div>
      <Link
        className={styles.link}
        to={searchPage}
        aria-label={text('everywhere.label')}
        aria-keyshortcuts="/"
        onClick={openSearch}
        onPointerDown={prefetchSheet}
        onFocus={prefetchSheet}
      >
        <IconSearch />
      </Link>
      {isSheet && Sheet && <Sheet onClose={closeSheet} />}
    </>
  );
}

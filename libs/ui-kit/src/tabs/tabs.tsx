import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  count?: string | undefined;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab. */
  value: string;
  onChange: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

/** The index that a key selects in a row of this direction; undefined for other keys. */
function getNextIndex(key: string, index: number, length: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return (index + step + length) % length;
}

/** A tab list with one panel. Arrow keys, Home and End move the selection, in the page's direction. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const isRightToLeft = listRef.current !== null && getComputedStyle(listRef.current).direction === 'rtl';
    const next = getNextIndex(event.key, index, tabs.length, isRightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div ref={listRef} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {`${tab.label} `}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

import { useText } from '@touchline/i18n';
import { createContext, useContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import barStyles from './control-bar.module.css';
import styles from './menu.module.css';

const CloseMenu = createContext<() => void>(() => undefined);

/** Closes the surrounding menu, and returns the focus to its button. */
export const useCloseMenu = (): (() => void) => useContext(CloseMenu);

/** A menu entry that closes the menu before its action. */
export function MenuAction({ label, onPress }: { label: string; onPress: () => void }) {
  const close = useCloseMenu();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.choice}
      onClick={() => {
        close();
        onPress();
      }}
    >
      <span>{label}</span>
    </button>
  );
}

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** Marks the settings button, which gets the focus of a control that leaves the bar. */
  isSettings?: boolean | undefined;
  children: ReactNode;
}

const getItems = (menu: HTMLElement | null): HTMLElement[] =>
  [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (item) => item.checkVisibility?.() ?? true,
  );

/** Returns the item to focus after a key; undefined for other keys. */
function findTargetItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}

/**
 * Shows the menu of a narrow player as a sheet over the page, because such a player has space for only three choices.
 * The sheet leaves the picture visible if possible; without popovers the menu stays inside the player.
 */
function showAsSheet(layer: HTMLElement): void {
  if (!layer.showPopover || getComputedStyle(layer).getPropertyValue('--sheet').trim() !== '1') return;
  const pictureBottomPx = layer.closest('section')?.getBoundingClientRect().bottom ?? 0;
  layer.style.setProperty('--below', `${innerHeight - Math.max(pictureBottomPx, 0)}px`);
  layer.popover = 'manual';
  layer.showPopover();
}

/**
 * A button that opens a menu above itself, or a sheet on narrow players. Arrow keys move the focus. Escape closes the
 * menu and returns the focus; a press outside also closes it.
 */
export function MenuButton({ label, icon, isSettings, children }: MenuButtonProps) {
  const t = useText('player');
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    if (layer.current) showAsSheet(layer.current);
    const items = getItems(menu.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    const closeOnOutsidePress = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [isOpen]);

  function close(): void {
    trigger.current?.focus();
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = findTargetItem(getItems(menu.current), event.key);
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setIsOpen(false);
    next?.focus();
    // Keys in a menu must not trigger the player's shortcuts.
    event.stopPropagation();
    if (next || event.key === 'Escape') event.preventDefault();
  }

  return (
    <span className={styles.root} ref={root}>
      <button
        type="button"
        ref={trigger}
        className={barStyles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-settings={isSettings}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && (
        // A keyboard closes the menu by Escape, a pointer by a press outside the sheet.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          className={styles.layer}
          ref={layer}
          onClick={(event) => event.target === layer.current && close()}
          data-open-menu=""
        >
          <div className={styles.menu} role="menu" tabIndex={-1} aria-label={label} ref={menu} onKeyDown={onKeyDown}>
            <CloseMenu value={close}>{children}</CloseMenu>
            <button type="button" role="menuitem" tabIndex={-1} className={styles.close} onClick={close}>
              {t('close')}
            </button>
          </div>
        </div>
      )}
    </span>
  );
}

import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useDirection } from '../use-direction.ts';
import { IconCheck } from '../icon/icons.gen.ts';
import type { RenderLink } from '../render-link.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button; it receives the menu's state and keys. */
  trigger: ReactElement;
  /** Opens at once, because a press has loaded the menu. */
  defaultOpen?: boolean | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The edge of the button with which the menu aligns, in the page's direction. */
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuChoice`, `MenuCheck`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * A menu on a button. Not modal: the page behind it scrolls, and the primitive writes no style element, which the
 * content security policy would block.
 */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  const dir = useDirection();
  const firstFocus = useFirstFocus(state.defaultOpen);
  return (
    <DropdownMenu.Root dir={dir} modal={false} {...omitUndefined(state)}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={firstFocus}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Focuses the first item after the key press that loaded the menu. Radix focuses it only after later key presses. */
function useFirstFocus(defaultOpen = false): ((event: FocusEvent<HTMLElement>) => void) | undefined {
  const [isPending, setIsPending] = useState(() => defaultOpen && document.activeElement?.matches(':focus-visible'));
  if (!isPending) return undefined;
  return ({ currentTarget, target }) => {
    setIsPending(false);
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
}

function omitUndefined({ open, defaultOpen, onOpenChange }: Pick<MenuProps, 'open' | 'defaultOpen' | 'onOpenChange'>) {
  return {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A menu item that is a link. */
export function MenuLink({ icon, render, children }: { icon?: ReactNode; render: RenderLink; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      {render({
        className: styles.item ?? '',
        children: (
          <>
            {icon}
            {children}
          </>
        ),
      })}
    </DropdownMenu.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode; lang?: string | undefined }[];
}

/** One option of several: language, theme, quality. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  const choose = (value: string) => {
    const option = options.find((candidate) => candidate.value === value);
    if (option) onChange(option.value);
  };
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          {...(option.lang === undefined ? {} : { lang: option.lang })}
        >
          {option.icon}
          <span className={styles.label}>{option.label}</span>
          <DropdownMenu.ItemIndicator className={styles.check}>
            <IconCheck size="s" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export interface MenuCheckProps {
  /** Whether the option is on; undefined if that is unknown. */
  checked: boolean | undefined;
  onChange: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** An option that is on or off. The menu stays open, so that the viewer can change several options. */
export function MenuCheck({ checked, onChange, icon, children }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={checked ?? 'indeterminate'}
      onSelect={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {checked && <IconCheck size="s" className={styles.check} />}
    </DropdownMenu.CheckboxItem>
  );
}

/** A text among the items, such as a message that the items are loading. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className={styles.note} aria-live="polite">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}

import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  /** Opens at once, because a press has loaded the popover. */
  defaultOpen?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** A small panel on a button, for controls other than a menu. Not modal, so that it writes no style element. */
export function Popover({ trigger, label, defaultOpen = false, align = 'center', children }: PopoverProps) {
  return (
    <Primitive.Root defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.popover}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

import { Dialog as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconX } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './dialog.module.css';

let lockCount = 0;

/**
 * Stops the page from scrolling while active. It uses an attribute and a CSS rule, because the content security policy
 * blocks a style element. The space of a scrollbar stays (`bar`), so that the page does not move.
 */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const html = document.documentElement;
    if (lockCount === 0) html.dataset['scrollLock'] = window.innerWidth > html.clientWidth ? 'bar' : 'plain';
    lockCount += 1;
    return () => {
      lockCount -= 1;
      if (lockCount === 0) delete html.dataset['scrollLock'];
    };
  }, [isLocked]);
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Name of the close button; without it only Escape and the actions close the dialog. */
  closeLabel?: string | undefined;
  /** The button that opens the dialog and gets the focus back; leave it out if another element opens it. */
  trigger?: ReactElement | undefined;
  /**
   * Without a trigger, the focus returns to the element that had it before. If that element is gone, such as a removed
   * entry, the returned element gets the focus.
   */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Gets the focus when the dialog opens; default: the window, so that screen readers read its title. */
  focusFirst?: (() => HTMLElement | null | undefined) | undefined;
  /** 440 pixels wide, or 600 x 750 pixels for a form of another site. */
  size?: 'm' | 'l' | undefined;
  children?: ReactNode;
  /** Buttons, the main one first, each with a verb. */
  actions?: ReactNode;
}

interface WindowProps extends Omit<DialogProps, 'size'> {
  className: string | undefined;
  /** Only screen readers get the title, because the content shows the same words. */
  titleHidden?: boolean | undefined;
}

/**
 * A modal window: it traps the focus, closes on Escape, and locks the page's scrolling. The primitive's own overlay is
 * left out, because it locks scrolling with a style element, which the content security policy blocks; a CSS rule does
 * it here.
 */
function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  trigger,
  focusAfter,
  focusFirst,
  children,
  actions,
  className,
  titleHidden = false,
}: WindowProps) {
  const heading = <Primitive.Title className={styles.title}>{title}</Primitive.Title>;
  useScrollLock(open);
  const opener = useRef<Element>(null);
  const page = useRef('');
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        {open && <div className={styles.scrim} />}
        <Primitive.Content
          className={joinClasses(styles.window, className)}
          onOpenAutoFocus={(event) => {
            // The window gets the focus first, so that screen readers read its title; otherwise the close button would
            // get it.
            event.preventDefault();
            opener.current = document.activeElement;
            page.current = location.pathname;
            const focusTarget = focusFirst?.() ?? event.currentTarget;
            if (focusTarget instanceof HTMLElement) focusTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            event.preventDefault();
            // After a navigation, the new page has already set the focus.
            if (location.pathname !== page.current) return;
            const { current: openerElement } = opener;
            const isOpenerMounted =
              openerElement instanceof HTMLElement && openerElement !== document.body && openerElement.isConnected;
            // The page may have scrolled to the result of a press, such as a video that plays.
            (isOpenerMounted ? openerElement : focusAfter?.())?.focus({ preventScroll: true });
          }}
          {...(description == null ? { 'aria-describedby': undefined } : {})}
        >
          <div className={titleHidden ? undefined : styles.head}>
            {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {closeLabel !== undefined && (
              <Primitive.Close asChild>
                <IconButton label={closeLabel} className={styles.close}>
                  <IconX />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
          {description != null && (
            <Primitive.Description className={styles.description}>{description}</Primitive.Description>
          )}
          {children}
          {actions != null && <div className={styles.actions}>{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A question or a short form in the middle of the page. */
export function Dialog({ size = 'm', ...props }: DialogProps) {
  return <DialogWindow {...props} className={joinClasses(styles.dialog, styles[size])} />;
}

export type SheetProps = DialogProps;

/** A dialog at the lower edge of a phone, such as the filters; in the middle on larger screens. */
export function Sheet({ size = 'm', ...props }: SheetProps) {
  return <DialogWindow {...props} className={joinClasses(styles.dialog, styles[size], styles.sheet)} />;
}

export type FullScreenProps = Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'focusFirst' | 'focusAfter' | 'children'
>;

/** A full-screen dialog on phones, at the top of larger screens. Its content must have a close button. */
export function FullScreen(props: FullScreenProps) {
  return <DialogWindow {...props} titleHidden className={styles.full} />;
}

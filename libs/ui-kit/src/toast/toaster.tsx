import { Toaster as Primitive } from 'sonner';
import { useDirection } from '../use-direction.ts';
import { IconX } from '../icon/icons.gen.ts';
import './sonner.css';
import styles from './toaster.module.css';

export interface ToasterProps {
  /** Names the region: "Notifications". */
  label: string;
  closeLabel: string;
}

/** The region of toasts. One per page, mounted with the first toast, and it also shows toasts raised before. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const dir = useDirection();
  return (
    <Primitive
      dir={dir}
      position="top-center"
      duration={4000}
      closeButton
      containerAriaLabel={label}
      icons={{ close: <IconX size="s" /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast: styles.toast ?? '',
          success: styles.success ?? '',
          error: styles.danger ?? '',
          icon: styles.icon ?? '',
          content: styles.content ?? '',
          description: styles.description ?? '',
          actionButton: styles.action ?? '',
          closeButton: styles.close ?? '',
        },
      }}
    />
  );
}

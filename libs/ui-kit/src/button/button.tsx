import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'neutral' | 'brand' | 'outline' | 'ghost' | 'danger' | 'glass';

interface ButtonStyleProps {
  /** One `brand` button per region of a page. `glass` is for artwork. */
  variant?: ButtonVariant | undefined;
  /** 36, 44 (default) or 52 pixels high; the small button has a 44-pixel hit area. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Makes the button as wide as its container. */
  block?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export interface ButtonProps
  extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Shows a spinner instead of the icon, sets `aria-busy` and ignores clicks; the width stays. */
  loading?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonStyleProps {
  render: RenderLink;
}

const getClasses = ({ variant = 'neutral', size = 'm', block, className }: Omit<ButtonStyleProps, 'children'>) =>
  joinClasses(styles.button, styles[variant], styles[size], block && styles.block, className);

/** A button. For a link use {@link ButtonLink}. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      {...rest}
      className={getClasses({ variant, size, block, className })}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: `<ButtonLink render={(link) => <Link to="/" {...link} />}>Home</ButtonLink>`. */
export function ButtonLink({ render, icon, children, ...looks }: ButtonLinkProps) {
  return render({
    className: getClasses(looks),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}

import { useLocale } from '@touchline/i18n';
import { IconUser, joinClasses } from '@touchline/ui-kit';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Nobody's is a figure. */
  name?: string | undefined;
  /** 36 (default) or 48 pixels. */
  size?: 'm' | 'l' | undefined;
}

/** The viewer's initials in a ring. Decoration: the name stands beside it, or names the button around it. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  const { locale } = useLocale();
  const initials = initialsOf(name, locale);
  return (
    <span
      className={joinClasses(styles.avatar, size === 'l' && styles.large)}
      aria-hidden="true"
      // Drawn by the style: as a text they would have to be in the button's name.
      data-initials={initials || undefined}
    >
      {!initials && <IconUser size="s" />}
    </span>
  );
}

import { useLocale } from '@touchline/i18n';
import { IconUser, joinClasses } from '@touchline/ui-kit';
import styles from './avatar.module.css';
import { getInitials } from './initials.ts';

export interface AvatarProps {
  /** Without a name the avatar shows the icon of a person. */
  name?: string | undefined;
  /** 36 (default) or 48 pixels. */
  size?: 'm' | 'l' | undefined;
}

/** The viewer's initials in a circle. Decoration: the name is next to it, or in the button around it. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  const { locale } = useLocale();
  const initials = getInitials(name, locale);
  return (
    <span
      className={joinClasses(styles.avatar, size === 'l' && styles.large)}
      aria-hidden="true"
      // CSS draws the initials, because a text would become part of the button's name.
      data-initials={initials || undefined}
    >
      {!initials && <IconUser size="s" />}
    </span>
  );
}

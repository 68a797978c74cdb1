import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconButton, type IconButtonProps, IconStar } from '@touchline/ui-kit';
import styles from './follow-button.module.css';
import type { FollowButtonProps } from './follow-button.tsx';
import { useFollow } from '../../state/use-follow.ts';

interface FollowIconButtonProps
  extends Pick<FollowButtonProps, 'target' | 'options'>, Pick<IconButtonProps, 'look' | 'size'> {}

/**
 * A button with only an icon that follows a target. Match cards use a star, because a tick next to a club marks the
 * viewer's own club.
 */
export function FollowIconButton({ target, options, ...buttonProps }: FollowIconButtonProps) {
  useLazyTexts('following');
  const text = useText('following');
  const { isFollowed, pressProps } = useFollow(target, options);
  if (target.kind === 'team' && options.view !== 'team') return null;
  return (
    <IconButton
      {...buttonProps}
      label={text('button.followName', { name: target.name })}
      pressed={isFollowed}
      {...pressProps}
    >
      <IconStar filled={isFollowed === true} className={isFollowed === undefined ? styles.unknown : undefined} />
    </IconButton>
  );
}

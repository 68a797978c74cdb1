import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, type ButtonProps, IconCheck, IconPlus } from '@touchline/ui-kit';
import type { FollowTarget } from '../../api/follow-target.ts';
import type { FollowingOptions } from '../../options.ts';
import { ToggleLabel } from './toggle-label.tsx';
import styles from './follow-button.module.css';
import { useFollow } from '../../state/use-follow.ts';

export interface FollowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  target: FollowTarget;
  options: FollowingOptions;
}

/**
 * A button with a word that follows a target. Both states have the same width; until the list is loaded, the button
 * shows neither. Renders no button for a team if the customer's `view` has no teams.
 */
export function FollowButton({ target, options, ...buttonProps }: FollowButtonProps) {
  useLazyTexts('following');
  const text = useText('following');
  const { isFollowed: on, pressProps: press } = useFollow(target, options);
  if (target.kind === 'team' && options.view !== 'team') return null;
  return (
    <Button
      {...buttonProps}
      icon={on ? <IconCheck /> : <IconPlus className={on === undefined ? styles.unknown : undefined} />}
      aria-label={text(on ? 'button.followingName' : 'button.followName', { name: target.name })}
      aria-pressed={on}
      {...press}
    >
      <ToggleLabel isOn={on === true} />
    </Button>
  );
}

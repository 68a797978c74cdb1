export type { FollowingOptions } from './options.ts';
export type { Followed, FollowTarget } from './followed/follow-target.ts';
export { useFollowed, type FollowedState } from './followed/use-followed.ts';
export { useFollow, type FollowState } from './button/use-follow.ts';
export { FollowButton, type FollowButtonProps } from './button/follow-button.tsx';
export { FollowIconButton } from './button/follow-icon-button.tsx';

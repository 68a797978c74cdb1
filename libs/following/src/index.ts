export type { FollowingOptions } from './options.ts';
export type { Followed, FollowTarget } from './api/follow-target.ts';
export { useFollowed, type FollowedState } from './api/use-followed.ts';
export { useFollow, type FollowState } from './state/use-follow.ts';
export { FollowButton, type FollowButtonProps } from './components/follow-button/follow-button.tsx';
export { FollowIconButton } from './components/follow-button/follow-icon-button.tsx';

/**
 * Controls in pages of other features, loaded once the viewer is known: one chunk, so that it adds no weight to a first
 * view.
 */
export { FollowButton } from '../button/follow-button.tsx';
export { FollowMark } from '../button/follow-mark.tsx';
export { FollowEvent } from './follow-event.tsx';
export { FollowSides } from './follow-sides.tsx';

/**
 * Controls in pages of other features, loaded once the viewer is known: one chunk, so that it adds no weight to a first
 * view.
 */
export { FollowButton } from '../button/follow-button.tsx';
export { FollowIconButton } from '../button/follow-icon-button.tsx';
export { FollowEvent } from './follow-event.tsx';
export { FollowSides } from './follow-sides.tsx';

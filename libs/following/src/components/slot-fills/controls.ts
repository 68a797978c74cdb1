/**
 * Controls for pages of other features, in one chunk that loads once the viewer is known. First views do not contain
 * it.
 */
export { FollowButton } from '../follow-button/follow-button.tsx';
export { FollowIconButton } from '../follow-button/follow-icon-button.tsx';
export { FollowEvent } from './follow-event.tsx';
export { FollowSides } from './follow-sides.tsx';

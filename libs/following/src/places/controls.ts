/** What stands in pages of others once it is known who looks: one chunk, so that no first view carries any of it. */
export { FollowButton } from '../button/follow-button.tsx';
export { FollowMark } from '../button/follow-mark.tsx';
export { FollowEvent } from './follow-event.tsx';
export { FollowSides } from './follow-sides.tsx';

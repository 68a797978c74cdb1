/** The calls of following: imported when something is asked for or changed, so that no first view carries them. */
export { followedPageSize, followedTypes, listFollowed, removeFollow, saveFollow } from '@touchline/contract';

/** The calls for followed targets, in a chunk that loads with the first call, so that no first view contains it. */
export {
  followedPageSize,
  followedTypes,
  hasNextPage,
  listFollowed,
  removeFollow,
  saveFollow,
} from '@touchline/contract';

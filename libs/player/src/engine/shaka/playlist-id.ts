/** Parameters that the engine adds to a query by itself: directives of HLS (RFC 8216bis, 6.2.5) and what it says of the player. */
const added = /^(?:_HLS_\w+|CMCD)=/;

/**
 * What tells one playlist from another: its address with its query, because renditions may differ in that alone.
 * @param address as it is asked for
 */
export function playlistId(address: string): string {
  const [path = '', query] = address.replace(/#.*/s, '').split(/\?(.*)/s, 2);
  const own = query?.split('&').filter((one) => !added.test(one));
  return own?.length ? `${path}?${own.join('&')}` : path;
}

/** The engine adds these to a query: directives of HLS (RFC 8216bis, 6.2.5) and CMCD. */
const added = /^(?:_HLS_\w+|CMCD)=/;

/**
 * Names a playlist by its address with the query, because renditions may differ in the query alone.
 * @param address as it is asked for
 */
export function playlistId(address: string): string {
  const [path = '', query] = address.replace(/#.*/s, '').split(/\?(.*)/s, 2);
  const own = query?.split('&').filter((one) => !added.test(one));
  return own?.length ? `${path}?${own.join('&')}` : path;
}

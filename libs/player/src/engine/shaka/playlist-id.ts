/** The engine adds these parameters to a query: directives of HLS (RFC 8216bis, 6.2.5) and CMCD. */
const addedParameterPattern = /^(?:_HLS_\w+|CMCD)=/;

/**
 * Names a playlist by its address with the query, because renditions may differ only in the query.
 * @param address as requested
 */
export function getPlaylistId(address: string): string {
  const [path = '', query] = address.replace(/#.*/s, '').split(/\?(.*)/s, 2);
  const pageParameters = query?.split('&').filter((parameter) => !addedParameterPattern.test(parameter));
  return pageParameters?.length ? `${path}?${pageParameters.join('&')}` : path;
}

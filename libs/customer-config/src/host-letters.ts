/**
 * The expected form of a host or address whose letters are the fault: `"tv.acme.example", because …`.
 * @param text a host, or an https or wss origin
 * @returns undefined when another part is the fault
 */
export function describeHostLetters(text: string): string | undefined {
  const [, scheme = '', wildcard = '', host = ''] = /^([a-z]+:\/\/)?(\*\.)?(.*)$/is.exec(text) ?? [];
  const url = URL.parse(`https://${host}`);
  if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
  const expectedText = `"${scheme.toLowerCase()}${wildcard}${url.host}${host.endsWith('/') ? '/' : ''}"`;
  // The parser converts a host with other letters to its ASCII form.
  if (/[^\p{ASCII}]/u.test(host))
    return `${expectedText}, because browsers send other letters than a to z in this form`;
  if (/[A-Z]/.test(scheme + host)) return `${expectedText} in small letters, as browsers send it`;
  return undefined;
}

/** The expected form of a host name, with the first reason why a text is none. */
export function describeHostName(text: string): string {
  const lettersFault = describeHostLetters(text);
  if (text.includes('*')) return 'one entry for each host, without a wildcard, because the portal compares whole names';
  if (lettersFault !== undefined && !text.includes('://')) return lettersFault;
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  const example = url && url.hostname !== '' && url.host !== text ? `, such as ${url.hostname}` : '';
  return `a host name without scheme, port or path${example}`;
}

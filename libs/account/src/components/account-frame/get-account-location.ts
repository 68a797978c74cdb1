/**
 * The overview, a section of the account, or a page below a section, which links to its section itself.
 * @param pathname without the locale's prefix
 */
export function getAccountLocation(pathname: string): 'overview' | 'section' | 'below' {
  const depth = pathname.split('/').filter(Boolean).length;
  if (depth > 2) return 'below';
  return depth === 2 ? 'section' : 'overview';
}

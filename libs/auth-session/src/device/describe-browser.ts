import bowser from 'bowser';

/** A device's name ("Chrome on Windows") and system; fields without data in the user agent are absent. */
export function describeBrowser(userAgent: string): { name?: string; os_name?: string; os_version?: string } {
  if (userAgent === '') return {};
  const { browser, os } = bowser.parse(userAgent);
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  // Viewers do not know the name "NT 10.0".
  const version = os.name === 'Windows' ? os.versionName : os.version;
  return {
    ...(name ? { name } : {}),
    ...(os.name ? { os_name: os.name } : {}),
    ...(version ? { os_version: version } : {}),
  };
}

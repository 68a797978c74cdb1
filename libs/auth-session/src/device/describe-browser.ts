import bowser from 'bowser';

/** What a device is called ("Chrome on Windows") and runs on; what the user agent does not say is absent. */
export function describeBrowser(userAgent: string): { name?: string; os_name?: string; os_version?: string } {
  if (userAgent === '') return {};
  const { browser, os } = bowser.parse(userAgent);
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  // "NT 10.0" is nothing that a viewer knows.
  const version = os.name === 'Windows' ? os.versionName : os.version;
  return {
    ...(name ? { name } : {}),
    ...(os.name ? { os_name: os.name } : {}),
    ...(version ? { os_version: version } : {}),
  };
}

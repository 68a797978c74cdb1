import type { DrmServers } from '@touchline/player/remote';
import type { EventOptions } from '../options.ts';

/** Returns no token, because the viewer is unknown before the page renders. */
export const getNoToken = async (): Promise<null> => null;

/**
 * The key servers of the customer's protected streams.
 * @param token returns the viewer's current token; called only for a customer with a `token_header`
 */
export function getDrmServers({ drm }: EventOptions, token: () => Promise<string | null>): DrmServers | undefined {
  if (!drm) return undefined;
  const { clearkey, widevine, playready, fairplay, token_header: header } = drm;
  async function createLicenceHeaders(): Promise<Record<string, string>> {
    const accessToken = await token();
    return header === undefined || accessToken === null ? {} : { [header]: `Bearer ${accessToken}` };
  }
  return {
    clearkey: clearkey && { licenseUrl: clearkey.license_url },
    widevine: widevine && { licenseUrl: widevine.license_url },
    playready: playready && { licenseUrl: playready.license_url },
    fairplay: fairplay && { licenseUrl: fairplay.license_url, certificateUrl: fairplay.certificate_url },
    licenceHeaders: header === undefined ? undefined : createLicenceHeaders,
  };
}

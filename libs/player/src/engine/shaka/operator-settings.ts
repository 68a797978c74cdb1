import type { ClientData, DrmServers, EngineOptions } from '../engine.ts';

export { createLicenceFilter } from './licence-filter.ts';

/** CMCD allows at most this many characters. */
const maxIdCharacters = 64;

function getCmcdSettings({ in: location, contentId }: ClientData): object {
  return {
    enabled: true,
    version: 2,
    useHeaders: location === 'headers',
    // A header with a character outside ASCII would make the request fail.
    contentId: contentId.replace(/[^\x20-\x7e]+/g, encodeURIComponent).slice(0, maxIdCharacters),
    // The engine's own session id would change with each reload, and needs a secure page.
    sessionId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  };
}

const keySystems = {
  clearkey: 'org.w3.clearkey',
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
} as const;

function getDrmSettings({ clearkey, widevine, playready, fairplay }: DrmServers): object {
  return {
    servers: {
      ...(clearkey && { [keySystems.clearkey]: clearkey.licenseUrl }),
      ...(widevine && { [keySystems.widevine]: widevine.licenseUrl }),
      ...(playready && { [keySystems.playready]: playready.licenseUrl }),
      ...(fairplay && { [keySystems.fairplay]: fairplay.licenseUrl }),
    },
    ...(fairplay && { advanced: { [keySystems.fairplay]: { serverCertificateUri: fairplay.certificateUrl } } }),
  };
}

/** Settings of protected streams and of client data. Only customers with one of them load this code. */
export const getOperatorSettings = ({ clientData, drm }: EngineOptions): object => ({
  ...(drm && { drm: getDrmSettings(drm) }),
  ...(clientData && { cmcd: getCmcdSettings(clientData) }),
});

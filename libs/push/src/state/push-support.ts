/** The parts of a window that show its support for notifications. */
export interface BrowserFeatures {
  Notification?: unknown;
  PushManager?: unknown;
  isSecureContext?: boolean;
  navigator: {
    userAgent: string;
    platform?: string;
    maxTouchPoints?: number;
    serviceWorker?: unknown;
    /** Safari on iPhone and iPad: true if opened from the home screen. */
    standalone?: boolean;
  };
}

/** An iPad reports the platform of a Mac; only its touch screen differs. */
const isAppleTouch = ({ userAgent, platform = '', maxTouchPoints = 0 }: BrowserFeatures['navigator']): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

/**
 * Whether the browser can show notifications.
 * @returns `install` on an iPhone or iPad outside its home screen, which supports them only from there
 */
export function getPushSupport(window: BrowserFeatures): 'here' | 'install' | 'off' {
  const { navigator, Notification, PushManager, isSecureContext = true } = window;
  if (!isSecureContext || navigator.serviceWorker === undefined) return 'off';
  if (Notification !== undefined && PushManager !== undefined) return 'here';
  return isAppleTouch(navigator) && navigator.standalone !== true ? 'install' : 'off';
}

/** What of a window tells whether it can show notifications. */
export interface Supporting {
  Notification?: unknown;
  PushManager?: unknown;
  isSecureContext?: boolean;
  navigator: {
    userAgent: string;
    platform?: string;
    maxTouchPoints?: number;
    serviceWorker?: unknown;
    /** Of Safari on iPhone and iPad: opened from the home screen. */
    standalone?: boolean;
  };
}

/** An iPad says that it is a Mac, but for its touch screen. */
const isAppleTouch = ({ userAgent, platform = '', maxTouchPoints = 0 }: Supporting['navigator']): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

/** `install`: browsers of iPhone and iPad have notifications for sites on the home screen only. */
export function pushSupport(window: Supporting): 'here' | 'install' | 'off' {
  const { navigator, Notification, PushManager, isSecureContext = true } = window;
  if (!isSecureContext || navigator.serviceWorker === undefined) return 'off';
  if (Notification !== undefined && PushManager !== undefined) return 'here';
  return isAppleTouch(navigator) && navigator.standalone !== true ? 'install' : 'off';
}

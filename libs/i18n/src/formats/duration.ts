const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A length in seconds as players show it: `1:52:10`, `4:05`, `0:09`. Empty for NaN and infinity. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** Whole seconds left in all; 0 from the moment on. */
  total: number;
}

/** The time until a moment, both in milliseconds since 1970. */
export function countdownTo(to: number, now: number): Countdown {
  const left = Math.ceil((to - now) / 1000);
  const total = Number.isFinite(left) ? Math.max(0, left) : 0;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    total,
  };
}

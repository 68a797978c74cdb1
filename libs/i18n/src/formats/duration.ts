const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** A length in seconds as players show it: `1:52:10`, `4:05`, `0:09`. Empty for NaN and infinity. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(wholeSeconds / 3600);
  const minutes = Math.floor((wholeSeconds % 3600) / 60);
  const secondsText = formatTwoDigits(wholeSeconds % 60);
  return hours > 0 ? `${hours}:${formatTwoDigits(minutes)}:${secondsText}` : `${minutes}:${secondsText}`;
}

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** All remaining whole seconds; 0 after the end. */
  total: number;
}

/** The time until a moment, both in milliseconds since 1970. */
export function createCountdown(endMs: number, now: number): Countdown {
  const remainingSeconds = Math.ceil((endMs - now) / 1000);
  const total = Number.isFinite(remainingSeconds) ? Math.max(0, remainingSeconds) : 0;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    total,
  };
}

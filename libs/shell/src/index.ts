export { Shell, type ShellProps } from './shell.tsx';
export { PageSkeleton } from './page-skeleton.tsx';
export { createNotices, type Notices } from './notices/notices.ts';
export { Toasts } from './notices/toasts.tsx';
export { colorPreferenceAtom, forcedColorMode, readColorPreference } from './color-mode/color-mode.ts';
export { useAppliedColorMode, useForcedColorMode } from './color-mode/use-color-mode.ts';

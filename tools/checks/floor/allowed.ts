/** Calls that a browser of the floor may lack, and that some chunks may contain. */
export interface Allowed {
  calls: readonly string[];
  /** Matches a chunk's source in the build's manifest, or its name if it has no source. */
  where: RegExp;
  because: string;
}

export const allowedCalls: readonly Allowed[] = [
  {
    calls: ['.address', '.presentation'],
    where: /suggested-groups|\/player\/src\//,
    because: 'methods of our own',
  },
  {
    calls: ['.drop', '.take', '.delay', '.when', '.resize', '.install', '.getMetadata', '.isVisible', '.login'],
    where: /./,
    because: 'methods of our own and of libraries by these names; no iterator is asked for its own',
  },
  { calls: ['.priority', '.role'], where: /calendar-file/, because: 'methods of the calendar’s library' },
  { calls: ['.revoke'], where: /\/auth-session\//, because: 'a method of our own' },
  { calls: ['.toSorted'], where: /dist|filter-menu/, because: 'radix-ui sorts its own OrderedDict by it' },
  { calls: ['.checkVisibility'], where: /es2015/, because: 'the focus lock asks first' },
  {
    calls: ['.showPopover', '.hidePopover'],
    where: /preferences|\/player\/src\//,
    because: 'our code asks first, and does without',
  },
  {
    calls: [
      '.exitPictureInPicture',
      '.requestPictureInPicture',
      '.requestVideoFrameCallback',
      '.cancelVideoFrameCallback',
    ],
    where: /player/,
    because: 'the player and its engine ask first',
  },
  { calls: ['.share'], where: /clip-actions|event-pages/, because: 'our code asks first, and copies' },
  { calls: ['.requestPermission'], where: /event-pages|one-signal/, because: 'notifications’ own, which all have' },
  {
    calls: ['.getTextInfo', '.startViewTransition'],
    where: /vendor/,
    because: 'i18next asks first; the router and React use it for transitions that no page wants',
  },
  {
    calls: ['.getSetCookie', 'WebTransport'],
    where: /socket\.io-client/,
    because: 'for Node, and for a transport that no connection of ours names',
  },
  {
    calls: ['AbortSignal.any'],
    where: /api-client/,
    because: 'ky needs it for a signal of its caller; it gets none (libs/api-client/src/send-request.ts)',
  },
  {
    calls: [
      '.estimate',
      '.getOrInsert',
      '.getOrInsertComputed',
      '.getStartDate',
      '.getStatusForPolicy',
      '.toBase64',
      '.toHex',
      'ManagedMediaSource',
      'Promise.withResolvers',
      'Translator.create',
      'Uint8Array.fromBase64',
      'Uint8Array.fromHex',
    ],
    where: /shaka-player/,
    because: 'the engine asks first, or brings its own (polyfill.installAll, Closure’s runtime)',
  },
];

/** The CSS features beyond the baseline of 2022 that style sheets may use, as options of the rule `use-baseline`. */
export const allowedStyles = {
  allowAtRules: [
    // In the floor.
    'container',
    // Without it the fade at a row's end changes in one step.
    'property',
  ],
  allowFunctions: [
    // Chrome has it from 111 on. Older versions draw `--veil` behind controls on a picture, and leave tints out.
    'color-mix',
    // All browsers of the floor have it in grid tracks.
    'fit-content',
  ],
  allowSelectors: [
    // Firefox has it from 121 on. A rule for focus or choice may need a fallback behind `@supports not selector(:has(a))`.
    'has',
    // It matches only a panel that the browser has opened as a popover.
    'popover-open',
    // All browsers of the floor have it.
    'fullscreen',
  ],
  allowProperties: [
    // In the floor.
    'container',
    'container-type',
    'outline',
    'forced-color-adjust',
    'mask-image',
    'print-color-adjust',
    'overscroll-behavior',
    'overscroll-behavior-x',
    // A page is complete without these.
    'backdrop-filter',
    'box-decoration-break',
    'contain-intrinsic-block-size',
    'content-visibility',
    'hyphens',
    'line-clamp',
    'overflow-clip-margin',
    'scroll-initial-target',
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-wrap',
    'user-select',
  ],
  allowPropertyValues: {
    // Chrome has it from 118 on. In older versions a legend sits on its group's upper border.
    float: ['inline-start'],
    'font-family': ['ui-sans-serif'],
    // Chrome has it with a prefix.
    'text-align': ['match-parent'],
  },
  allowUnits: ['cqi'],
};

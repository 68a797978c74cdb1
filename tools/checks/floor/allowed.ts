/** Calls that an oldest supported browser may lack, and that some chunks may contain. */
export interface AllowRule {
  calls: readonly string[];
  /** Matches a chunk's source in the build's manifest, or its name if it has no source. */
  where: RegExp;
  because: string;
}

export const allowedCalls: readonly AllowRule[] = [
  {
    calls: ['.address'],
    where: /suggested-groups|\/player\/src\//,
    because: 'methods of our own',
  },
  {
    calls: ['.drop', '.take', '.delay', '.when', '.resize', '.install', '.getMetadata', '.isVisible', '.login'],
    where: /./,
    because: 'methods of our own and of libraries by these names; no iterator is asked for its own',
  },
  { calls: ['.priority', '.role'], where: /calendar-file/, because: 'methods of the calendar’s library' },
  { calls: ['.revoke'], where: /\/auth-session\/|^viewer$/, because: 'a method of our own' },
  { calls: ['.toSorted'], where: /dist|menu/, because: 'radix-ui sorts its own OrderedDict by it' },
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
  { calls: ['.share'], where: /clip-actions|use-rename-clip|event-pages/, because: 'our code asks first, and copies' },
  { calls: ['.requestPermission'], where: /event-pages|one-signal/, because: 'notifications’ own, which all have' },
  {
    calls: ['.getTextInfo', '.startViewTransition'],
    where: /vendor/,
    because: 'i18next asks first; the router and React use it for transitions that no page wants',
  },
  {
    calls: ['AbortSignal.any'],
    where: /^transport$/,
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
    // All supported browsers have container queries.
    'container',
    // Without `@property`, the fade at a row's end changes in one step.
    'property',
  ],
  allowFunctions: [
    // Chrome has this function from 111 on. Older versions draw `--veil` behind controls on a picture, and omit tints.
    'color-mix',
    // All supported browsers have `fit-content()` in grid tracks.
    'fit-content',
  ],
  allowSelectors: [
    // Firefox has `:has()` from 121 on: `allowedHas` lists the style sheets that use it.
    'has',
    // `:popover-open` matches only a panel that the browser has opened as a popover.
    'popover-open',
    // All supported browsers have `:fullscreen`.
    'fullscreen',
  ],
  allowProperties: [
    // All supported browsers have the properties of container queries.
    'container',
    'container-type',
    'outline',
    'forced-color-adjust',
    'mask-image',
    'print-color-adjust',
    'overscroll-behavior',
    'overscroll-behavior-x',
    // A page is complete without these properties.
    'backdrop-filter',
    'box-decoration-break',
    'contain-intrinsic-block-size',
    'content-visibility',
    'hyphens',
    'line-clamp',
    'overflow-clip-margin',
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-wrap',
    'user-select',
  ],
  allowPropertyValues: {
    // Chrome has this value from 118 on. In older versions a legend is on its group's upper border.
    float: ['inline-start'],
    'font-family': ['ui-sans-serif'],
    // Chrome has `match-parent` with a prefix.
    'text-align': ['match-parent'],
  },
  allowUnits: ['cqi'],
};

/**
 * The style sheets with `:has()`, and what a viewer without it sees (Firefox before 121).
 * Space that a page needs, and parts that cover each other, depend on an attribute or a class instead.
 */
export const allowedHas: Readonly<Record<string, string>> = {
  'libs/catalog/src/components/entity/entity-page.module.css': 'an empty second column leaves the page in one column',
  'libs/catalog/src/components/list/cards-with-reasons.module.css':
    'a reason moves the list by its line when it appears',
  'libs/commerce/src/components/purchase-options/choice-card.module.css':
    'the radio button itself shows choice and focus',
  'libs/content/src/event-row/event-row.module.css': 'a row without a spare action keeps the room for one',
  'libs/event/src/components/mini/mini-player.module.css':
    'the mini player covers the end of the page until it is closed',
  'libs/event/src/components/player-area/player-area.module.css': 'the countdown’s parts are further apart, and scroll',
  'libs/event/src/components/watch/watch-page.module.css':
    'a phone shows the parts below the match while the match loads',
  'libs/player/src/ads/ad-view.module.css': 'an ad’s captions may touch its skip button',
  'libs/player/src/captions/caption-style-dialog.module.css': 'the radio button itself shows choice and focus',
  'libs/player/src/panorama/panorama.module.css': 'every focus shows the pad; the offer to turn may cover its edge',
  'libs/player/src/pip/pip-view.module.css': 'every focus shows the controls',
  'libs/player/src/player-view/player-message.module.css': 'a low player shows the text next to the countdown',
  'libs/player/src/player-view/player-view.module.css': 'every focus shows the controls; captions do not make way',
  'libs/player/src/player-view/start-layer.module.css': 'the offer of sound covers the spinner',
  'libs/shell/src/navigation/side.module.css': 'the header’s margin differs from that of the side column',
  'libs/shell/src/preferences/preferences.module.css': 'the radio button itself shows choice and focus',
  'libs/ui-kit/src/bottom-nav/bottom-nav.module.css': 'the bar has one item more, and scrolls',
  'libs/ui-kit/src/card/card-frame.module.css': 'the link itself shows its focus',
  'libs/ui-kit/src/card/channel-frame.module.css': 'the link itself shows its focus',
  'libs/ui-kit/src/field/checkbox.module.css': 'a disabled box keeps the colour of its label',
  'libs/ui-kit/src/hero/hero-frame.module.css': 'buttons wrap freely; the text moves while a slow response arrives',
  'libs/ui-kit/src/switch/switch.module.css': 'a disabled switch keeps the colour of its label',
};

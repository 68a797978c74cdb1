interface ChannelColours {
  ground: string;
  slash: string;
  ink: string;
}

// Custom properties of the design system, so that a channel's mark belongs to the site's brand and theme.
const palettes: readonly ChannelColours[] = [
  { ground: 'var(--brand)', slash: 'var(--brand-pressed)', ink: 'var(--on-brand)' },
  { ground: 'var(--accent)', slash: 'color-mix(in srgb, var(--accent) 78%, black)', ink: 'var(--on-accent)' },
  { ground: 'var(--surface-3)', slash: 'var(--surface-2)', ink: 'var(--text)' },
  {
    ground: 'color-mix(in srgb, var(--brand) 45%, black)',
    slash: 'color-mix(in srgb, var(--brand) 30%, black)',
    ink: 'var(--media-text)',
  },
];

/** Colours of a channel's mark: always the same for a channel, most often different for its neighbours. */
export function channelColours(id: string): ChannelColours | undefined {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return palettes[sum % palettes.length];
}

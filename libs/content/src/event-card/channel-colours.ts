interface ChannelColours {
  ground: string;
  slash: string;
  ink: string;
}

// Custom properties of the design system, so that channel logos have the colours of the site's brand and theme.
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

/**
 * Colours of a channel's logo.
 * @param index in the row, from 0; neighbours have different colours
 */
export function getChannelColours(index: number): ChannelColours | undefined {
  return palettes[index % palettes.length];
}

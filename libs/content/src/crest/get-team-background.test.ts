import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getTeamBackground } from './get-team-background.ts';
import { getLuminance } from './luminance.ts';

const textColors: Record<string, string> = { 'var(--media-text)': '#ffffff', 'var(--on-media-paper)': '#0f1624' };

function getBackgroundContrast({ background, textColor }: ReturnType<typeof getTeamBackground>): number {
  const [lowerLuminance = 0, higherLuminance = 0] = [background, textColors[textColor] ?? '']
    .map(getLuminance)
    .toSorted((a, b) => a - b);
  return (higherLuminance + 0.05) / (lowerLuminance + 0.05);
}

it('a team’s background and its text have a contrast of at least 4.5:1 for every team colour', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const property = fc.property(hex, (color) => {
    expect(getBackgroundContrast(getTeamBackground(color))).toBeGreaterThanOrEqual(4.5);
  });
  fc.assert(property, { numRuns: 2_000 });
});

it.each(['#0d8f88', '#1b1d24', '#ffe14d', '#ffffff', '#000000', '#c2452d'])(
  'the background for %s differs from the colour by at most 0.05 in luminance',
  (color) => {
    const { background } = getTeamBackground(color);
    expect(Math.abs(getLuminance(background) - getLuminance(color))).toBeLessThan(0.05);
  },
);

it('the background is the nearest tone with enough contrast when neither text colour is legible on the team’s colour', () => {
  const { background, textColor } = getTeamBackground('#797979');
  expect(textColor).toBe('var(--on-media-paper)');
  expect(getLuminance(background)).toBeGreaterThan(getLuminance('#797979'));
  expect(getBackgroundContrast({ background, textColor })).toBeLessThan(4.6);
});

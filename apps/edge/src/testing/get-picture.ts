import type { PreviewPicture } from '@touchline/feature-kit';

/**
 * The picture of a match's page.
 * @param overrides other values
 */
export const getPicture = (overrides: Partial<PreviewPicture> = {}): PreviewPicture => ({
  sides: [
    { name: 'Tromsø Aurora', shortName: 'TRA', color: '#0d8f88' },
    { name: 'Oslo Ravens', shortName: 'OSL' },
  ],
  over: 'Nordic Ice League',
  when: { words: 'Sat 14 Feb, 20:30', figures: '2026-02-14 20:30' },
  ...overrides,
});

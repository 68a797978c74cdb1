import { createLocalizedText, defineManifest, fill, topBanner } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

const time = z.iso
  .datetime({ offset: true, error: 'a time with its zone, such as 2026-12-24T02:00:00+01:00' })
  .optional();

const notice = z
  .strictObject({
    text: createLocalizedText(200).meta({ description: 'One text, or one per language' }),
    from: time.meta({ description: 'The first moment; without it the notice is shown at once' }),
    until: time.meta({ description: 'The end; without it the notice stays' }),
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: 'a time after from',
  });

export const options = z
  .strictObject({
    list: z
      .array(notice)
      .min(1, 'at least one notice')
      .max(5, 'at most 5 notices')
      .meta({ description: 'The notices, from top to bottom' }),
  })
  .meta({ description: 'Messages at the top of every page, with dates, such as an announced maintenance' });

export type NoticesOptions = z.output<typeof options>;

/** Messages of the customer at the top of every page. */
export const manifest = defineManifest<NoticesOptions>({
  id: 'notices',
  options,
  fills: ({ list }) => [
    fill(topBanner, async () => (await import('../components/notices/notices.shell.tsx')).createNotices(list)),
  ],
});

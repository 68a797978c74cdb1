import { expect, it } from 'vitest';
import { shakaSettings } from './shaka-settings.ts';

it.each([
  ['match-42', 'match-42'],
  ['תל-42', '%D7%AA%D7%9C-42'],
  ['derby é', 'derby %C3%A9'],
  ['x'.repeat(100), 'x'.repeat(64)],
])(
  'the id %s goes into a header, which holds no letter beyond ASCII: no request would go out with one',
  (contentId, said) => {
    expect(shakaSettings({ clientData: { in: 'headers', contentId } })).toMatchObject({ cmcd: { contentId: said } });
  },
);

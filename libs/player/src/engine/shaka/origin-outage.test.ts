import { expect, it, vi } from 'vitest';
import { createOriginOutage } from './origin-outage.ts';

it('takes one playlist that fails again and again for that quality’s fault', () => {
  const onChange = vi.fn();
  const outage = createOriginOutage(onChange);
  outage.failed('https://cdn.test/720/index.m3u8?token=1&CMCD=br%3D1');
  outage.failed('https://cdn.test/720/index.m3u8?token=1&CMCD=br%3D2');
  outage.answered();
  outage.failed('https://cdn.test/audio/index.m3u8');
  expect(onChange).not.toHaveBeenCalled();
});

it.each(['paths', 'queries'])(
  'takes several that fail for the origin’s, until one comes: with %s of their own',
  (where) => {
    const onChange = vi.fn();
    const outage = createOriginOutage(onChange);
    for (const track of ['720', 'audio', '480'])
      outage.failed(
        where === 'paths' ? `https://cdn.test/${track}/index.m3u8` : `https://cdn.test/live.m3u8?track=${track}`,
      );
    expect(onChange.mock.calls).toEqual([[true]]);
    outage.answered();
    outage.answered();
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  },
);

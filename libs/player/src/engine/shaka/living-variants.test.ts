import { expect, it } from 'vitest';
import { livingVariants } from './living-variants.ts';
import type { ShakaAbrVariant } from './shaka-types.ts';

const audio = {};
const variant = (originalId: string, codecs: string, audioOptions: object = audio): ShakaAbrVariant => ({
  audio: audioOptions,
  video: { originalId, codecs },
  disabledUntilTime: 0,
  allowedByApplication: true,
});
const low = variant('low', 'avc1.4d4015');
const high = variant('high', 'avc1.640028');

/** The engine's choice among these variants, and its later choices. */
function scene(isPromising: (id: string | null) => boolean = () => true) {
  let offered: readonly ShakaAbrVariant[] = [];
  const choice = livingVariants(() => ({ setVariants: (variants) => (offered = variants) }), isPromising);
  const manager = choice.factory();
  const offer = (...variants: ShakaAbrVariant[]) => {
    manager.setVariants(variants, false);
    return offered;
  };
  return { offer, update: choice.update, reset: choice.reset, isAlone: choice.isAlone, offered: () => offered };
}

it('adapts among all levels of a codec again after the viewer has chosen one quality [fault-30g]', () => {
  const { offer } = scene();
  expect(offer(low, high)).toEqual([low, high]);
  expect(offer(high)).toEqual([low, high]);
});

it('offers no variant with another codec or audio, and none that the engine avoids', () => {
  const { offer } = scene();
  const otherVariants = [variant('hevc', 'hvc1.1'), variant('es', 'avc1.4d4015', {}), { ...low, disabledUntilTime: 1 }];
  offer(...otherVariants, high);
  expect(offer(high)).toEqual([high]);
});

it('offers no variant of an earlier load when the audio is part of the video segments [fault-30d]', () => {
  const { offer, reset } = scene();
  const [oldVariant, newVariant] = [variant('low', 'avc1.4d4015'), variant('low', 'avc1.4d4015')];
  offer({ ...oldVariant, audio: null });
  reset();
  const now = { ...newVariant, audio: null };
  expect(offer(now)).toEqual([now]);
});

it('leaves out dead variants, unless all are dead', () => {
  const dead = new Set<string | null>(['high']);
  const { offer, update, offered } = scene((id) => !dead.has(id));
  expect(offer(low, high)).toEqual([low]);
  dead.add('low');
  update();
  expect(offered()).toEqual([low, high]);
});

it('a quality is alone while all others are dead, also when the engine avoids it [fault-30t]', () => {
  const dead = new Set<string | null>();
  const { offer, update, isAlone } = scene((id) => !dead.has(id));
  offer(low, { ...high, disabledUntilTime: 1 });
  expect(isAlone()).toBe(false);
  dead.add('low');
  update();
  expect(isAlone()).toBe(true);
});

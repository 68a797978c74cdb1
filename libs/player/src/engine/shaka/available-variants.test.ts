import { expect, it } from 'vitest';
import { createAvailableVariants } from './available-variants.ts';
import type { ShakaAbrVariant } from './shaka-types.ts';

const audio = {};
const createVariant = (originalId: string, codecs: string, audioOptions: object = audio): ShakaAbrVariant => ({
  audio: audioOptions,
  video: { originalId, codecs },
  disabledUntilTime: 0,
  allowedByApplication: true,
});
const lowVariant = createVariant('low', 'avc1.4d4015');
const highVariant = createVariant('high', 'avc1.640028');

/** A chooser of qualities, with the variants that it last offered to the engine. */
function createScene(isPromising: (id: string | null) => boolean = () => true) {
  let offered: readonly ShakaAbrVariant[] = [];
  const choice = createAvailableVariants(() => ({ setVariants: (variants) => (offered = variants) }), isPromising);
  const manager = choice.factory();
  const offerVariants = (...variants: ShakaAbrVariant[]) => {
    manager.setVariants(variants, false);
    return offered;
  };
  return {
    offerVariants,
    update: choice.updateVariants,
    reset: choice.reset,
    hasSingleVariant: choice.hasSingleVariant,
    offered: () => offered,
  };
}

it('all variants of a codec are available when the engine offers only one of them [fault-30g]', () => {
  const { offerVariants } = createScene();
  expect(offerVariants(lowVariant, highVariant)).toEqual([lowVariant, highVariant]);
  expect(offerVariants(highVariant)).toEqual([lowVariant, highVariant]);
});

it('a variant that has another codec or audio, or that the engine avoids, is not available', () => {
  const { offerVariants } = createScene();
  const otherVariants = [
    createVariant('hevc', 'hvc1.1'),
    createVariant('es', 'avc1.4d4015', {}),
    { ...lowVariant, disabledUntilTime: 1 },
  ];
  offerVariants(...otherVariants, highVariant);
  expect(offerVariants(highVariant)).toEqual([highVariant]);
});

it('a variant of an earlier load is not available when the audio is part of the video segments [fault-30d]', () => {
  const { offerVariants, reset } = createScene();
  const [oldVariant, newVariant] = [createVariant('low', 'avc1.4d4015'), createVariant('low', 'avc1.4d4015')];
  offerVariants({ ...oldVariant, audio: null });
  reset();
  const now = { ...newVariant, audio: null };
  expect(offerVariants(now)).toEqual([now]);
});

it('a dead variant is not available, unless all variants are dead', () => {
  const deadIds = new Set<string | null>(['high']);
  const { offerVariants, update, offered } = createScene((id) => !deadIds.has(id));
  expect(offerVariants(lowVariant, highVariant)).toEqual([lowVariant]);
  deadIds.add('low');
  update();
  expect(offered()).toEqual([lowVariant, highVariant]);
});

it('only one variant is left when all others are dead, even while the engine avoids it [fault-30t]', () => {
  const deadIds = new Set<string | null>();
  const { offerVariants, update, hasSingleVariant } = createScene((id) => !deadIds.has(id));
  offerVariants(lowVariant, { ...highVariant, disabledUntilTime: 1 });
  expect(hasSingleVariant()).toBe(false);
  deadIds.add('low');
  update();
  expect(hasSingleVariant()).toBe(true);
});

import type { ShakaAbrManager, ShakaAbrVariant } from './shaka-types.ts';

/** Limits the engine's choice of qualities to those that are available. */
export interface LivingVariants {
  /** Creates the engine's chooser of qualities. */
  factory: () => ShakaAbrManager;
  /** The set of available qualities has changed. */
  updateVariants(): void;
  /** Whether only one quality is alive. */
  isOnlyVariant(): boolean;
  /** Another load begins, with other qualities. */
  reset(): void;
}

/** The name of a codec without its profile and level, which differ among the qualities of a ladder. */
const getCodecFamily = ({ video }: ShakaAbrVariant): string | undefined => video?.codecs.split('.', 1)[0];

/**
 * The engine replaces a quality only after its stream is set up. Before that, and with each load, it would choose a
 * dead quality again and give up.
 * @param isPromising whether a video rendition is worth a try
 */
export function createLivingVariants(
  createManager: () => ShakaAbrManager,
  isPromising: (id: string | null) => boolean,
): LivingVariants {
  let applyVariants = (): unknown => undefined;
  let isOnlyVariant = false;
  const offeredVariants = new Set<ShakaAbrVariant>();
  return {
    factory() {
      const manager = createManager();
      const setVariants = manager.setVariants.bind(manager);
      manager.setVariants = (variants: readonly ShakaAbrVariant[], isLowLatency: boolean) => {
        for (const variant of variants) offeredVariants.add(variant);
        // After `selectVariantTrack` the engine offers only variants with exactly the same codec.
        const isSameFamily = (variant: ShakaAbrVariant): boolean =>
          variants.some((other) => other.audio === variant.audio && getCodecFamily(other) === getCodecFamily(variant));
        applyVariants = () => {
          const livingVariants = [...offeredVariants].filter(
            (variant) =>
              variant.allowedByApplication && isSameFamily(variant) && isPromising(variant.video?.originalId ?? null),
          );
          isOnlyVariant = livingVariants.length === 1;
          const offered = livingVariants.filter(({ disabledUntilTime }) => !disabledUntilTime);
          return setVariants(offered.length > 0 ? offered : variants, isLowLatency);
        };
        return applyVariants();
      };
      return manager;
    },
    updateVariants: () => void applyVariants(),
    isOnlyVariant: () => isOnlyVariant,
    reset() {
      offeredVariants.clear();
      isOnlyVariant = false;
    },
  };
}

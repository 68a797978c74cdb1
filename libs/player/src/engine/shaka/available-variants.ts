import type { ShakaAbrManager, ShakaAbrVariant } from './shaka-types.ts';

/** Limits the engine's choice of qualities to those that are available. */
export interface AvailableVariants {
  /** Creates the engine's chooser of qualities. */
  factory: () => ShakaAbrManager;
  /** The set of available qualities has changed. */
  updateVariants(): void;
  /** Whether only one quality is available. */
  hasSingleVariant(): boolean;
  /** Another load begins, with other qualities. */
  reset(): void;
}

/** The name of a codec without its profile and level, which differ among the qualities of a ladder. */
const getCodecFamily = ({ video }: ShakaAbrVariant): string | undefined => video?.codecs.split('.', 1)[0];

/**
 * Hides dead qualities from the engine. Otherwise a load could choose a dead quality again and stop with an error,
 * because the engine replaces no failed quality during a load.
 * @param isPromising whether a video rendition is worth a try
 */
export function createAvailableVariants(
  createManager: () => ShakaAbrManager,
  isPromising: (id: string | null) => boolean,
): AvailableVariants {
  let applyVariants = (): unknown => undefined;
  let hasSingleVariant = false;
  const knownVariants = new Set<ShakaAbrVariant>();
  return {
    factory() {
      const manager = createManager();
      const setVariants = manager.setVariants.bind(manager);
      manager.setVariants = (variants: readonly ShakaAbrVariant[], isLowLatency: boolean) => {
        for (const variant of variants) knownVariants.add(variant);
        // After `selectVariantTrack` the engine offers only variants with exactly the same codec.
        const isSameFamily = (variant: ShakaAbrVariant): boolean =>
          variants.some((other) => other.audio === variant.audio && getCodecFamily(other) === getCodecFamily(variant));
        applyVariants = () => {
          const availableVariants = [...knownVariants].filter(
            (variant) =>
              variant.allowedByApplication && isSameFamily(variant) && isPromising(variant.video?.originalId ?? null),
          );
          hasSingleVariant = availableVariants.length === 1;
          const enabledVariants = availableVariants.filter(({ disabledUntilTime }) => !disabledUntilTime);
          return setVariants(enabledVariants.length > 0 ? enabledVariants : variants, isLowLatency);
        };
        return applyVariants();
      };
      return manager;
    },
    updateVariants: () => void applyVariants(),
    hasSingleVariant: () => hasSingleVariant,
    reset() {
      knownVariants.clear();
      hasSingleVariant = false;
    },
  };
}

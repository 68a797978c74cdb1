import type { ShakaAbrManager, ShakaAbrVariant } from './shaka-types.ts';

/** Limits the engine's choice of qualities to those that are available. */
export interface LivingVariants {
  /** Creates the engine's chooser of qualities. */
  factory: () => ShakaAbrManager;
  /** The set of available qualities has changed. */
  update(): void;
  /** Whether only one quality is alive. */
  isAlone(): boolean;
  /** Another load begins, with other qualities. */
  reset(): void;
}

/** The name of a codec without its profile and level, which differ among the qualities of a ladder. */
const getFamily = ({ video }: ShakaAbrVariant): string | undefined => video?.codecs.split('.', 1)[0];

/**
 * The engine replaces a quality only after its stream is set up. Before that, and with each load, it would choose a
 * dead quality again and give up.
 * @param isPromising whether a video rendition is worth a try
 */
export function livingVariants(
  create: () => ShakaAbrManager,
  isPromising: (id: string | null) => boolean,
): LivingVariants {
  let apply = (): unknown => undefined;
  let isAlone = false;
  const knownVariants = new Set<ShakaAbrVariant>();
  return {
    factory() {
      const manager = create();
      const setVariants = manager.setVariants.bind(manager);
      manager.setVariants = (variants: readonly ShakaAbrVariant[], isLowLatency: boolean) => {
        for (const variant of variants) knownVariants.add(variant);
        // After `selectVariantTrack` the engine offers only variants with exactly the same codec.
        const isAlike = (variant: ShakaAbrVariant): boolean =>
          variants.some((other) => other.audio === variant.audio && getFamily(other) === getFamily(variant));
        apply = () => {
          const living = [...knownVariants].filter(
            (variant) =>
              variant.allowedByApplication && isAlike(variant) && isPromising(variant.video?.originalId ?? null),
          );
          isAlone = living.length === 1;
          const offered = living.filter(({ disabledUntilTime }) => !disabledUntilTime);
          return setVariants(offered.length > 0 ? offered : variants, isLowLatency);
        };
        return apply();
      };
      return manager;
    },
    update: () => void apply(),
    isAlone: () => isAlone,
    reset() {
      knownVariants.clear();
      isAlone = false;
    },
  };
}

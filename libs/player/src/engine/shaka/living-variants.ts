import type { ShakaAbrManager, ShakaAbrVariant } from './shaka-types.ts';

/** Limits the engine's choice of qualities to those that are available. */
export interface LivingVariants {
  /** The engine's way of choosing. */
  factory: () => ShakaAbrManager;
  /** Other pictures are available now. */
  update(): void;
}

/**
 * The engine leaves a quality only after its stream is set up. Before that, and with each load, it would choose a dead
 * quality again and give up.
 * @param isPromising whether a picture is worth a try
 */
export function livingVariants(
  create: () => ShakaAbrManager,
  isPromising: (id: string | null) => boolean,
): LivingVariants {
  let apply = (): unknown => undefined;
  return {
    factory() {
      const manager = create();
      const setVariants = manager.setVariants.bind(manager);
      manager.setVariants = (variants: readonly ShakaAbrVariant[], isLowLatency: boolean) => {
        apply = () => {
          const living = variants.filter(({ video }) => isPromising(video?.originalId ?? null));
          return setVariants(living.length > 0 ? living : variants, isLowLatency);
        };
        return apply();
      };
      return manager;
    },
    update: () => void apply(),
  };
}

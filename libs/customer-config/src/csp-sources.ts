import type { CspSources } from '@touchline/feature-kit/manifest';
import type { FeatureCatalogue } from './feature-manifest.ts';

const kinds = ['script', 'connect', 'media', 'image', 'frame', 'policies'] as const;

/** The sources of the customer and of its enabled features: a disabled feature or provider adds no source. */
export function getSources(
  siteSources: Partial<CspSources>,
  features: Readonly<Record<string, unknown>>,
  catalogue: FeatureCatalogue,
): CspSources {
  const featureSources = Object.entries(features)
    .filter(([, options]) => options !== undefined)
    // The feature's own schema has parsed the options.
    .map(([id, options]) => catalogue[id]?.csp?.(options as never) ?? {});
  const allSources = [siteSources, ...featureSources];
  const paySources = allSources.find((sources) => sources.pay)?.pay;
  const mergedSources = kinds.map(
    (kind) => [kind, [...new Set(allSources.flatMap((sources) => sources[kind] ?? []))]] as const,
  );
  return {
    script: [],
    connect: [],
    media: [],
    image: [],
    frame: [],
    ...Object.fromEntries(mergedSources),
    pay: { script: [], connect: [], frame: [], ...paySources, image: siteSources.image ?? [] },
  };
}

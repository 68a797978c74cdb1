import type { Formats, Translate } from '@touchline/i18n';

/** The name of a larger group contains its count and only this many markers. */
const maxNamedMarkers = 3;

/** The name of a group of markers: all labels, or their count and the first three. */
export function nameGroup(
  labels: readonly string[],
  layer: string,
  formats: Pick<Formats, 'list' | 'number'>,
  text: Translate,
): string {
  const names = formats.list(labels.slice(0, maxNamedMarkers));
  return labels.length <= maxNamedMarkers
    ? names
    : text('markerGroup', { layer, count: formats.number(labels.length), names });
}

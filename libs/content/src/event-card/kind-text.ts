import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/** The text for an event on another site; undefined for all others. */
export const getExternalText = ({ kind }: Pick<EventView, 'kind'>, text: Translate): string | undefined =>
  kind === 'externalContent' ? text('kind.elsewhere') : undefined;

/** The kind of a recording: "Full match", "Highlights", "Condensed"; or the name of the other site that plays it. */
export function getKindText(view: EventView, text: Translate): string | undefined {
  const { kind, subKind, teams, training } = view;
  const externalText = getExternalText(view, text);
  if (externalText !== undefined) return externalText;
  if (subKind === 'recap' || subKind === 'condensed') return text(`kind.${subKind}`);
  if (kind === 'highlight' || kind === 'user_highlight') return text('kind.highlight');
  if (kind === 'clip' || kind === 'user_clip') return text('kind.clip');
  if (training) return text('kind.training');
  return teams ? text('kind.match') : undefined;
}

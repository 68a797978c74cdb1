import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/** What a recording is: "Full match", "Highlights", "Condensed". */
export function kindText({ kind, subKind, teams, training }: EventView, text: Translate): string | undefined {
  if (subKind === 'recap' || subKind === 'condensed') return text(`kind.${subKind}`);
  if (kind === 'highlight' || kind === 'user_highlight') return text('kind.highlight');
  if (kind === 'clip' || kind === 'user_clip') return text('kind.clip');
  if (training) return text('kind.training');
  return teams ? text('kind.match') : undefined;
}

import { useText } from '@touchline/i18n';
import { CardClock, CardFrame, CardMeta, LivePill } from '@touchline/ui-kit';
import { useRef } from 'react';
import { useLiveRoom } from '../live/use-live-room.ts';
import { LiveClock } from '../match-clock/live-clock.tsx';
import { LiveTouchline } from '../match-clock/live-touchline.tsx';
import { EventTitle } from '../score/event-title.tsx';
import { useScore } from '../score/use-score.ts';
import { AccessLabel } from './access-label.tsx';
import type { CardProps } from './card-props.ts';
import { CardScore } from './card-score.tsx';
import { EventImage } from './event-image.tsx';
import { getExternalText } from './kind-text.ts';
import { getCompetitionText } from './get-competition-text.ts';
import { useCardLink } from './use-card-link.tsx';

/** The card of a live match: live badge, score, running clock, red touchline. */
export function LiveCard({ view, aside, reason, level }: CardProps) {
  const text = useText('content');
  const score = useScore(view);
  const competition = getCompetitionText(view, text);
  const clock = useRef<HTMLSpanElement>(null);
  useLiveRoom(view, clock);
  return (
    <CardFrame
      render={useCardLink(view)}
      level={level}
      title={<EventTitle view={view} />}
      art={<EventImage view={view} />}
      topStart={<LivePill>{text('status.live')}</LivePill>}
      topEnd={<AccessLabel access={view.access} />}
      centre={score && <CardScore score={score} />}
      line={<LiveTouchline view={view} />}
      aside={aside}
      meta={
        <>
          <CardMeta>
            <CardClock tone="live">
              <span ref={clock}>{view.clock ? <LiveClock view={view} /> : text('status.live')}</span>
            </CardClock>
            {competition}
            {getExternalText(view, text)}
          </CardMeta>
          {reason}
        </>
      }
    />
  );
}

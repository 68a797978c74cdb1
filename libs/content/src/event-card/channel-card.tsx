import { type Program, revealsScore } from '@touchline/contract';
import { Slot } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { ChannelFrame, Touchline } from '@touchline/ui-kit';
import { getNowAndNext } from '../queries/programme-query.ts';
import { ProgrammeTitle } from '../score/programme-title.tsx';
import { eventCardAction } from '../slots.ts';
import { getChannelColours } from './channel-colours.ts';
import type { CardProps } from './card-props.ts';
import { useCardLink } from './use-card-link.tsx';

export interface ChannelCardProps extends Pick<CardProps, 'view' | 'level'> {
  /** The channel's programmes in order; empty if they are unknown. */
  programmes: readonly Program[];
  /** The card's index in the row, from 0 (default): neighbours have different colours. */
  index?: number | undefined;
}

/** A channel: its current programme with the progress, and its next programme. */
export function ChannelCard({ view, programmes, index = 0, level }: ChannelCardProps) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const { current, next } = getNowAndNext(programmes, now);
  const title = current?.title ?? text('channel.noProgramme');
  const start = current && Date.parse(current.start_date);
  const endMs = current && Date.parse(current.end_date);
  return (
    <ChannelFrame
      render={useCardLink(view)}
      level={level}
      aside={<Slot of={eventCardAction} props={{ event: view, display: 'card' }} />}
      // Before hydration, a label cannot depend on the viewer. If the title may reveal a result, the link's text
      // replaces the label.
      label={revealsScore(title) ? undefined : text('channel.label', { channel: view.title, title })}
      mark={view.title}
      colours={getChannelColours(index)}
      now={<ProgrammeTitle programme={{ title }} />}
      time={start && endMs ? `${formats.time(start)} – ${formats.time(endMs)}` : undefined}
      line={start && endMs && <Touchline variant="live" onPage progress={(now - start) / (endMs - start)} />}
      next={
        next?.title ? { time: formats.time(next.start_date), title: <ProgrammeTitle programme={next} /> } : undefined
      }
    />
  );
}

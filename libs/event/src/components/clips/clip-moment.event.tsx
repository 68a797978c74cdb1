import { clipLimits } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { IconButton, IconScissors } from '@touchline/ui-kit';
import { useClipEditor } from './clip-editor.ts';
import { getMomentRange } from './cut.ts';

interface ClipMomentProps {
  /** Seconds of the match. A moment without duration has no end. */
  start: number;
  end?: number | undefined;
  title: string;
}

/** The button of a key moment that opens the clip editor for it, with its title. */
export function ClipMoment({ start, end, title }: ClipMomentProps) {
  const text = useText('event');
  const editor = useClipEditor();
  if (!editor?.playing) return null;
  return (
    <IconButton
      label={text('clips.moment', { title })}
      onClick={() => editor.openPanel(getMomentRange(start, end), title.slice(0, clipLimits.title))}
    >
      <IconScissors size="s" />
    </IconButton>
  );
}

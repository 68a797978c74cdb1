import { usePlayerRemote } from '@touchline/player/remote';
import { useText } from '@touchline/i18n';
import { Button, IconScissors } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useClipEditor } from './clip-editor.ts';

const loadPanel = () => void import('./clip-panel.tsx').catch(() => undefined);

/** Opens and closes the clip editor from the row under the player. The player's keys I and O open it, too. */
export function ClipButton() {
  const text = useText('event');
  const remote = usePlayerRemote();
  const editor = useClipEditor();
  const markEdge = editor?.playing ? editor.markEdge : undefined;
  useEffect(() => {
    if (!markEdge) return undefined;
    const stopFunctions = (['start', 'end'] as const).map((edge) =>
      remote.on(`clip-${edge}`, ({ position, range }) => markEdge(edge, position, range)),
    );
    return () => stopFunctions.forEach((stop) => stop());
  }, [remote, markEdge]);
  if (!editor?.playing) return null;
  const isOpen = editor.draft !== null;
  return (
    <Button
      data-clip-button=""
      icon={<IconScissors />}
      aria-expanded={isOpen}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={() => (isOpen ? editor.close() : editor.openPanel())}
    >
      {text('clips.button')}
    </Button>
  );
}

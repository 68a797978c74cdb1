import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventPath, type EventView, matchClipsQuery, personalClipActions } from '@touchline/content';
import { Slot, useViewer } from '@touchline/feature-kit';
import { useNavigate } from 'react-router-dom';
import { useAfterPicture } from '../player/after-picture-context.ts';

/** Buttons to rename and delete the open clip, if it is the viewer's own. */
export function PersonalClipActions({ view }: { view: EventView }) {
  const viewer = useViewer();
  return viewer && view.kind === 'user_clip' && <ViewerActions view={view} viewer={viewer.id} />;
}

function ViewerActions({ view, viewer }: { view: EventView; viewer: string }) {
  const navigate = useNavigate();
  const query = matchClipsQuery(useApi(), viewer, view.matchId, 'user_clip');
  // The shelf below loads the same list. A clip in that list is the viewer's own.
  const { data } = useQuery({ ...query, enabled: useAfterPicture() });
  if (!data?.entries.some(({ id }) => id === view.id)) return null;
  const toMatch = () => void navigate(eventPath({ id: view.matchId, status: 'archived' }), { replace: true });
  return <Slot of={personalClipActions} props={{ clip: view, onGone: toMatch }} />;
}

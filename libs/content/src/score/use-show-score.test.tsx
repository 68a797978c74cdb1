import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLiveShown } from '../live/live-shown.ts';
import { setLatePicture } from '../spoiler/late-picture.ts';
import { seenStore } from '../spoiler/seen-store.ts';
import { Providers } from '../testing/with-providers.tsx';
import { useShowScore } from './use-show-score.ts';

afterEach(() => {
  cleanup();
  setLatePicture(undefined);
  sessionStorage.clear();
});

function ShowScoreButton({ matchId }: { matchId: string }) {
  const [isLiveShown] = useLiveShown(matchId);
  return (
    <button type="button" onClick={useShowScore(matchId)}>
      {isLiveShown ? 'ahead of the picture' : 'Show score'}
    </button>
  );
}

test.each([
  ['a late match also ahead of its picture', 'late', 'ahead of the picture'],
  ['any other match', 'other', 'Show score'],
])('“Show score” reveals %s', (_, matchId, text) => {
  setLatePicture({ matchId: 'late', second: 60 });
  render(
    <Providers>
      <ShowScoreButton matchId={matchId} />
    </Providers>,
  );
  act(() => screen.getByRole('button').click());
  expect(seenStore.get(matchId)?.isRevealed).toBe(true);
  expect(screen.getByRole('button').textContent).toBe(text);
});

import { usePlayerRemote } from '@touchline/player/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getPreviousIndex, getStep, type Programme, toMatchPosition } from './programme.ts';

/** A programme with its current part. */
export interface RunningProgramme {
  programme: Programme;
  /** The current part. */
  index: number;
  /** The last part has ended and the video is paused. */
  isOver: boolean;
}

export interface ProgrammeControl {
  runningProgramme: RunningProgramme | null;
  /** Plays a programme from its start. */
  startProgramme: (programme: Programme) => void;
  /** Seeks to a second of the programme. */
  seekInProgramme: (elapsedSeconds: number) => void;
  /** Plays the next part, or the previous one. */
  changePart: (direction: 'previous' | 'next') => void;
  /** Pauses the video, or plays it. */
  togglePause: () => void;
  /** Ends the programme; the match continues from the current position. */
  stopProgramme: () => void;
}

/** Plays one programme at a time on the page's player. At the end of a part it seeks to the next. */
export function useProgramme(): ProgrammeControl {
  const remote = usePlayerRemote();
  const [runningProgramme, setRunningProgramme] = useState<RunningProgramme | null>(null);
  /** True during a seek to a part, when the position must not change the part. */
  const isJumpingRef = useRef(false);
  const releasePauseRef = useRef<() => void>(undefined);

  function startPart(nextProgramme: RunningProgramme, position: number): void {
    releasePauseRef.current?.();
    releasePauseRef.current = undefined;
    isJumpingRef.current = true;
    setRunningProgramme(nextProgramme);
    remote.seek(position);
    remote.play();
  }

  function seekInProgramme(elapsedSeconds: number): void {
    if (!runningProgramme) return;
    const { index, position } = toMatchPosition(runningProgramme.programme, elapsedSeconds);
    startPart({ ...runningProgramme, index, isOver: false }, position);
  }

  function changePart(direction: 'previous' | 'next'): void {
    const state = remote.state.get();
    if (!runningProgramme || !state) return;
    const { programme, index: currentIndex } = runningProgramme;
    const index = direction === 'next' ? currentIndex + 1 : getPreviousIndex(programme, currentIndex, state.position);
    const part = programme.parts[index];
    if (part) startPart({ programme, index, isOver: false }, part.start);
  }

  function togglePause(): void {
    const releasePause = releasePauseRef.current;
    releasePauseRef.current = undefined;
    if (remote.state.get()?.status === 'playing') releasePauseRef.current = remote.pauseFor('programme');
    else remote.play();
    releasePause?.();
  }

  function stopProgramme(): void {
    releasePauseRef.current?.();
    releasePauseRef.current = undefined;
    setRunningProgramme(null);
  }

  const checkPosition = useEffectEvent(() => {
    const state = remote.state.get();
    if (!runningProgramme || runningProgramme.isOver || !state || state.seeking || isJumpingRef.current) return;
    const step = getStep(runningProgramme.programme, runningProgramme.index, state.position);
    if (step.kind === 'continue' && step.index !== runningProgramme.index)
      setRunningProgramme({ ...runningProgramme, index: step.index });
    if (step.kind === 'next')
      startPart(
        { ...runningProgramme, index: step.index },
        runningProgramme.programme.parts[step.index]?.start ?? state.position,
      );
    if (step.kind === 'seeked-away') stopProgramme();
    if (step.kind !== 'finished') return;
    // The viewer may have paused with the bar and played with the player, which leaves the earlier pause.
    const releaseEarlierPause = releasePauseRef.current;
    releasePauseRef.current = remote.pauseFor('programme is over');
    releaseEarlierPause?.();
    setRunningProgramme({ ...runningProgramme, isOver: true });
  });
  useEffect(() => {
    const handleLanding = (): void => {
      isJumpingRef.current = false;
      checkPosition();
    };
    const stopFunctions = [
      remote.state.subscribe(() => checkPosition()),
      remote.on('seeked', handleLanding),
      remote.on('ended', handleLanding),
    ];
    return () => {
      for (const stopListening of stopFunctions) stopListening();
      releasePauseRef.current?.();
    };
  }, [remote]);

  // A press on play after the end leaves the programme, and the match continues.
  const onPlaying = useEffectEvent(() => runningProgramme?.isOver && stopProgramme());
  useEffect(() => remote.on('playing', () => void onPlaying()), [remote]);

  return {
    runningProgramme,
    startProgramme: (programme) => startPart({ programme, index: 0, isOver: false }, programme.parts[0]?.start ?? 0),
    seekInProgramme,
    changePart,
    togglePause,
    stopProgramme,
  };
}

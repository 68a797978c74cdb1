import { usePlayerRemote } from '@touchline/player/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMatchPosition, type Programme, getStep } from './programme.ts';

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
  start: (programme: Programme) => void;
  /** Seeks to a second of the programme. */
  seek: (elapsedSeconds: number) => void;
  /** Ends the programme; the match continues from the current position. */
  stop: () => void;
}

/** Plays one programme at a time on the page's player. At the end of a part it seeks to the next. */
export function useProgramme(): ProgrammeControl {
  const remote = usePlayerRemote();
  const [runningProgramme, setRunning] = useState<RunningProgramme | null>(null);
  /** A seek is under way: until it ends, the position must not change the part. */
  const isJumpingRef = useRef(false);
  const release = useRef<() => void>(undefined);

  function startPart(next: RunningProgramme, position: number): void {
    release.current?.();
    release.current = undefined;
    isJumpingRef.current = true;
    setRunning(next);
    remote.seek(position);
    remote.play();
  }

  function seek(elapsedSeconds: number): void {
    if (!runningProgramme) return;
    const { index, position } = toMatchPosition(runningProgramme.programme, elapsedSeconds);
    startPart({ ...runningProgramme, index, isOver: false }, position);
  }

  function stop(): void {
    release.current?.();
    release.current = undefined;
    setRunning(null);
  }

  const follow = useEffectEvent(() => {
    const state = remote.state.get();
    if (!runningProgramme || runningProgramme.isOver || !state || state.seeking || isJumpingRef.current) return;
    const step = getStep(runningProgramme.programme, runningProgramme.index, state.position);
    if (step.kind === 'on' && step.index !== runningProgramme.index)
      setRunning({ ...runningProgramme, index: step.index });
    if (step.kind === 'next')
      startPart(
        { ...runningProgramme, index: step.index },
        runningProgramme.programme.parts[step.index]?.start ?? state.position,
      );
    if (step.kind === 'left') stop();
    if (step.kind !== 'over') return;
    release.current = remote.pauseFor('programme is over');
    setRunning({ ...runningProgramme, isOver: true });
  });
  useEffect(() => {
    const handleLanding = (): void => {
      isJumpingRef.current = false;
      follow();
    };
    const stopFunctions = [
      remote.state.subscribe(() => follow()),
      remote.on('seeked', handleLanding),
      remote.on('ended', handleLanding),
    ];
    return () => {
      for (const stopListening of stopFunctions) stopListening();
      release.current?.();
    };
  }, [remote]);

  // A press on play after the end leaves the programme, and the match continues.
  const onPlaying = useEffectEvent(() => runningProgramme?.isOver && stop());
  useEffect(() => remote.on('playing', () => void onPlaying()), [remote]);

  return {
    runningProgramme,
    start: (programme) => startPart({ programme, index: 0, isOver: false }, programme.parts[0]?.start ?? 0),
    seek,
    stop,
  };
}

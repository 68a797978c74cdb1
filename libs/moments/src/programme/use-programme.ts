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
  running: RunningProgramme | null;
  /** Plays a programme from its start. */
  start: (programme: Programme) => void;
  /** Seeks to a second of the programme. */
  seek: (elapsed: number) => void;
  /** Ends the programme; the match continues from the current position. */
  stop: () => void;
}

/** Plays one programme at a time on the page's player. At the end of a part it seeks to the next. */
export function useProgramme(): ProgrammeControl {
  const remote = usePlayerRemote();
  const [running, setRunning] = useState<RunningProgramme | null>(null);
  /** A seek is under way: until it ends, the position must not change the part. */
  const jumping = useRef(false);
  const release = useRef<() => void>(undefined);

  function jump(next: RunningProgramme, position: number): void {
    release.current?.();
    release.current = undefined;
    jumping.current = true;
    setRunning(next);
    remote.seek(position);
    remote.play();
  }

  function seek(elapsed: number): void {
    if (!running) return;
    const { index, position } = toMatchPosition(running.programme, elapsed);
    jump({ ...running, index, isOver: false }, position);
  }

  function stop(): void {
    release.current?.();
    release.current = undefined;
    setRunning(null);
  }

  const follow = useEffectEvent(() => {
    const state = remote.state.get();
    if (!running || running.isOver || !state || state.seeking || jumping.current) return;
    const step = getStep(running.programme, running.index, state.position);
    if (step.kind === 'on' && step.index !== running.index) setRunning({ ...running, index: step.index });
    if (step.kind === 'next')
      jump({ ...running, index: step.index }, running.programme.parts[step.index]?.start ?? state.position);
    if (step.kind === 'left') stop();
    if (step.kind !== 'over') return;
    release.current = remote.pauseFor('programme is over');
    setRunning({ ...running, isOver: true });
  });
  useEffect(() => {
    const landed = (): void => {
      jumping.current = false;
      follow();
    };
    const stops = [remote.state.subscribe(() => follow()), remote.on('seeked', landed), remote.on('ended', landed)];
    return () => {
      for (const end of stops) end();
      release.current?.();
    };
  }, [remote]);

  // A press on play after the end leaves the programme, and the match continues.
  const onPlaying = useEffectEvent(() => running?.isOver && stop());
  useEffect(() => remote.on('playing', () => void onPlaying()), [remote]);

  return {
    running,
    start: (programme) => jump({ programme, index: 0, isOver: false }, programme.parts[0]?.start ?? 0),
    seek,
    stop,
  };
}

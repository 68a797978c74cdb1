import { type ChildProcess, fork } from 'node:child_process';
import type { Drawing, DrawnPicture } from './draw-picture.ts';

/** Draws pictures one after the other, in a process next to the server. */
export interface PictureRenderer {
  /** @throws Error when the picture cannot be drawn */
  draw: (drawing: Drawing) => Promise<DrawnPicture>;
  close: () => void;
}

interface RendererOptions {
  /** Limit for one picture, in milliseconds. */
  timeLimitMs?: number;
  /** Milliseconds without a picture after which the process ends: for most of a day, no link is shared. */
  idleCloseMs?: number;
  /** The number of pictures after which the process is replaced, to free the memory of native code. */
  replaceAfterDrawings?: number;
}

type Answer = { drawn: DrawnPicture } | { reason: string };

export function createPictureRenderer({
  timeLimitMs = 5_000,
  idleCloseMs = 60_000,
  replaceAfterDrawings = 500,
}: RendererOptions = {}): PictureRenderer {
  let child: ChildProcess | undefined;
  let drawnCount = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastDrawing: Promise<unknown> = Promise.resolve();

  const endProcess = () => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const getProcess = (): ChildProcess => {
    drawnCount = 0;
    const startedProcess = fork(new URL('./picture-process.ts', import.meta.url), {
      execArgv: ['--conditions=@touchline/source'],
      // Sends bytes without turning them into JSON.
      serialization: 'advanced',
    });
    // The drawing process must not keep a stopped server alive.
    startedProcess.unref();
    startedProcess.channel?.unref();
    child = startedProcess;
    return startedProcess;
  };

  const renderPicture = (drawing: Drawing): Promise<DrawnPicture> =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer);
      const process = child ?? getProcess();
      const fail = (reason: string) => {
        settle();
        if (child === process) endProcess();
        reject(new Error(reason));
      };
      const timer = setTimeout(() => fail(`A picture took longer than ${timeLimitMs} ms`), timeLimitMs);
      const settle = () => {
        clearTimeout(timer);
        process.off('message', onMessage).off('exit', onExit).off('error', onExit);
        process.channel?.unref();
        idleTimer = setTimeout(endProcess, idleCloseMs).unref();
      };
      const onExit = () => fail('The process that draws pictures has ended');
      const onMessage = (answer: Answer) => {
        settle();
        drawnCount += 1;
        if (drawnCount >= replaceAfterDrawings) endProcess();
        if ('drawn' in answer) resolve(answer.drawn);
        else reject(new Error(answer.reason));
      };
      process.on('message', onMessage).on('exit', onExit).on('error', onExit);
      process.channel?.ref();
      process.send(drawing);
    });

  return {
    async draw(drawing) {
      const pendingPicture = lastDrawing.then(() => renderPicture(drawing));
      lastDrawing = pendingPicture.catch(() => {});
      return pendingPicture;
    },
    close: endProcess,
  };
}

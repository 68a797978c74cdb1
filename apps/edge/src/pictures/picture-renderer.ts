import { type ChildProcess, fork } from 'node:child_process';
import type { Drawing, DrawnPicture } from './draw-picture.ts';

/** Draws pictures one after the other, in a process next to the server. */
export interface PictureRenderer {
  /** @throws Error when the picture cannot be drawn */
  draw: (drawing: Drawing) => Promise<DrawnPicture>;
  close: () => void;
}

interface PressOptions {
  /** Limit for one picture, in milliseconds. */
  timeLimit?: number;
  /** Milliseconds without a picture after which the process ends: for most of a day, no link is shared. */
  rest?: number;
  /** The number of pictures after which the process is replaced, to free the memory of native code. */
  replaceAfter?: number;
}

type Answer = { drawn: DrawnPicture } | { reason: string };

export function createPictureRenderer({
  timeLimit = 5_000,
  rest = 60_000,
  replaceAfter = 500,
}: PressOptions = {}): PictureRenderer {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(resting);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    drawn = 0;
    const begun = fork(new URL('./picture-process.ts', import.meta.url), {
      execArgv: ['--conditions=@touchline/source'],
      // Sends bytes without turning them into JSON.
      serialization: 'advanced',
    });
    // The process must not keep a stopped server alive.
    begun.unref();
    begun.channel?.unref();
    child = begun;
    return begun;
  };

  const ask = (drawing: Drawing): Promise<DrawnPicture> =>
    new Promise((resolve, reject) => {
      clearTimeout(resting);
      const press = child ?? start();
      const fail = (why: string) => {
        settle();
        if (child === press) end();
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail(`A picture took longer than ${timeLimit} ms`), timeLimit);
      const settle = () => {
        clearTimeout(timer);
        press.off('message', onMessage).off('exit', onExit).off('error', onExit);
        press.channel?.unref();
        resting = setTimeout(end, rest).unref();
      };
      const onExit = () => fail('The process that draws pictures has ended');
      const onMessage = (answer: Answer) => {
        settle();
        drawn += 1;
        if (drawn >= replaceAfter) end();
        if ('drawn' in answer) resolve(answer.drawn);
        else reject(new Error(answer.reason));
      };
      press.on('message', onMessage).on('exit', onExit).on('error', onExit);
      press.channel?.ref();
      press.send(drawing);
    });

  return {
    async draw(drawing) {
      const turn = last.then(() => ask(drawing));
      last = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

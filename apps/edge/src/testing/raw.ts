import { connect } from 'node:net';

/** What a server answers to these bytes until it says nothing more: it has closed, or `pause` milliseconds have passed. */
export function sendRaw(port: number, text: string, pause = 100): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').setTimeout(pause, () => socket.destroy());
    socket
      .on('data', (part: string) => (answer += part))
      .on('error', () => socket.destroy())
      .on('close', () => resolve(answer));
  });
}

/** The status in a raw answer; 0 where there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

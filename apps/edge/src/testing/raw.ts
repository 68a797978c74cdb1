import { connect } from 'node:net';

/** Silence after an answer has begun that is its end, where the server keeps the connection; in milliseconds. */
const pause = 200;

/** What a server answers to these bytes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').once('data', () => socket.setTimeout(pause, () => socket.destroy()));
    socket
      .on('data', (part: string) => (answer += part))
      .on('error', () => socket.destroy())
      .on('close', () => resolve(answer));
  });
}

/** The status in a raw answer; 0 where there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

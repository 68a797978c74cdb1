import { connect } from 'node:net';

/** Milliseconds of silence that end a response when the server keeps the connection. */
const silenceTimeoutMs = 200;

/** Sends these bytes and returns the server's response. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').once('data', () => socket.setTimeout(silenceTimeoutMs, () => socket.destroy()));
    socket
      .on('data', (part: string) => (answer += part))
      .on('error', () => socket.destroy())
      .on('close', () => resolve(answer));
  });
}

/** Returns the status in a raw response; 0 without a status. */
export const getStatus = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

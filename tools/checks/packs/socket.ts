import type { WebSocketRoute } from 'playwright';

/** Answers as a socket.io server: opens the connection, accepts each room and sends a goal to it. */
export function answerSocket(socket: WebSocketRoute): void {
  socket.send(
    `0${JSON.stringify({ sid: 'a', upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 100_000 })}`,
  );
  socket.onMessage((message) => {
    const text = String(message);
    if (text.startsWith('40')) socket.send('40{"sid":"b"}');
    const [, acknowledged, payloadText = ''] = /^42(\d*)(\[.*)$/s.exec(text) ?? [];
    if (!payloadText.includes('join')) return;
    if (acknowledged) socket.send(`43${acknowledged}[{"ok":true}]`);
    const goal = { eventId: '42', changes: { team1: { score: 4 }, team2: { score: 2 } } };
    socket.send(`42${JSON.stringify(['update-event', goal])}`);
  });
}

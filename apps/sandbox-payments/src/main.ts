/**
 * Serves the sandbox payment provider:
 *
 *     node --conditions=@touchline/source apps/sandbox-payments/src/main.ts --port 4002
 */
import { parseArgs } from 'node:util';
import { isOriginPattern } from './http/origins.ts';
import { PortRefused, startSandbox, type RunningSandbox } from './start-sandbox.ts';

const usage = `sandbox payments: a payment provider that moves no money

  --port N              port to listen on, 0 for any (default 4002)
  --host ADDRESS        address to listen on (default 127.0.0.1)
  --data FOLDER         where charges are kept; without it they end with the process
  --origins URL,…       sites that its fields may stand in, such as http://*.localhost:* (default: this machine's)
  --slow-seconds N      how long a slow card's answer takes (default 30)
  --question-seconds N  how long a bank waits for its answer (default 600)
  --faults              open /__sandbox for tests
  SANDBOX_PUBLIC_KEY, SANDBOX_SECRET_KEY, SANDBOX_WEBHOOK_SECRET   other keys than everybody's`;

class BadArgument extends Error {}

function parseNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 0 || value > max)
    throw new BadArgument(`--${name} needs 0 to ${max}, not ${text}`);
  return value;
}

function getOrigins(text: string | undefined): string[] | undefined {
  const list = text?.split(',').filter(Boolean);
  const invalidOrigin = list?.find((origin) => !isOriginPattern(origin));
  if (invalidOrigin !== undefined)
    throw new BadArgument(`--origins needs addresses such as https://www.example.org, not ${invalidOrigin}`);
  return list;
}

async function start(): Promise<RunningSandbox> {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4002' },
        host: { type: 'string' },
        data: { type: 'string' },
        origins: { type: 'string' },
        'slow-seconds': { type: 'string', default: '30' },
        'question-seconds': { type: 'string', default: '600' },
        faults: { type: 'boolean' },
      },
    });
    return await startSandbox({
      port: parseNumber('port', values.port, 65_535),
      host: values.host,
      folder: values.data,
      origins: getOrigins(values.origins),
      slowSeconds: parseNumber('slow-seconds', values['slow-seconds'], 600),
      questionSeconds: parseNumber('question-seconds', values['question-seconds'], 86_400),
      faults: values.faults,
      publicKey: process.env['SANDBOX_PUBLIC_KEY'],
      secretKey: process.env['SANDBOX_SECRET_KEY'],
      webhookSecret: process.env['SANDBOX_WEBHOOK_SECRET'],
    });
  } catch (error) {
    if (error instanceof BadArgument || (error instanceof TypeError && 'code' in error))
      console.error(`${error.message}\n\n${usage}`);
    else console.error(error instanceof PortRefused ? error.message : error);
    process.exit(1);
  }
}

const sandbox = await start();
console.log(`sandbox payments listening on ${sandbox.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox.close().finally(() => process.exit(0));
  });
}

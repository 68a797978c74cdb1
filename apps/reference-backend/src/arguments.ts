import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getAccountSettings, accountUsage, accountOptions } from './account-arguments.ts';
import { BadArgument, parsePositive } from './parse-numbers.ts';
import { getSource } from './http/source.ts';
import { readVariations } from './variations/variations.ts';
import { getPaymentSettings, paymentUsage, paymentOptions } from './payment-arguments.ts';
import type { ServerOptions } from './start-server.ts';

export { BadArgument } from './parse-numbers.ts';

export const usage = `reference backend: serves the whole API on an embedded database

  --port N           port to listen on, 0 for any (default 4001)
  --host ADDRESS     address to listen on (default 127.0.0.1)
  --data FOLDER      the folder of the data (default .data/reference-backend)
  --memory           store no data
  --reseed           replace the stored data by new seeded data
  --played-matches N seed at least N played matches of nordic-men, to test long lists
  --now ISO          freeze the world's clock
  --time-factor N    make the world's clock N times as fast
  --live-window N    keep the last N minutes of a live match (default: all since its beginning)
  --origins URL,…    origins whose pages may call /api and open sockets, besides the portal's
  --proxies ADDR,…   addresses or networks of proxies whose X-Forwarded-For is trusted
  --faults           serve /__faults, /__world and /__mail for tests
  --seller NAME      the company on receipts
  --seller-tax-number TEXT  its tax number
  --variations NAME,… behave like other valid backends; --variations ? lists them
${accountUsage}
${paymentUsage}
  DATABASE_URL       a Postgres server instead of the embedded one`;

function getPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadArgument(`--port needs 0 to 65535, not ${value}`);
  return port;
}

function parseMoment(value: string): number {
  const timeMs = Date.parse(value);
  if (Number.isNaN(timeMs)) throw new BadArgument(`--now needs a time such as 2026-02-12T19:30:00Z, not ${value}`);
  return timeMs;
}

const getList = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

function getOrigin(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value) return value;
  throw new BadArgument(`--origins needs addresses such as https://www.example.org, not ${value}`);
}

function toHop(value: string): string {
  try {
    getSource([value]);
    return value;
  } catch (error) {
    throw new BadArgument(`--proxies: ${String(error)}`, { cause: error });
  }
}

/** The options of the reference backend for `parseArgs`. `npm start` accepts them too. */
export const backendOptions = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  memory: { type: 'boolean' },
  reseed: { type: 'boolean' },
  'played-matches': { type: 'string' },
  now: { type: 'string' },
  'time-factor': { type: 'string' },
  'live-window': { type: 'string' },
  origins: { type: 'string' },
  proxies: { type: 'string' },
  faults: { type: 'boolean' },
  seller: { type: 'string' },
  'seller-tax-number': { type: 'string' },
  variations: { type: 'string' },
  ...accountOptions,
  ...paymentOptions,
} as const;

/** Reads the command line. @throws BadArgument */
export function readArguments(argv: string[], environment: NodeJS.ProcessEnv, root: string): ServerOptions {
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options: backendOptions }));
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : 'unreadable', { cause: error });
  }
  const { DATABASE_URL: url } = environment;
  const folder = resolve(values.data ?? resolve(root, '.data/reference-backend'));
  return {
    port: getPort(values.port ?? '4001'),
    host: values.host,
    storage: values.memory ? { memory: true } : url ? { url } : { folder },
    reseed: values.reseed,
    playedMatchCount:
      values['played-matches'] === undefined ? undefined : parsePositive('played-matches', values['played-matches']),
    now: values.now === undefined ? undefined : parseMoment(values.now),
    timeFactor: values['time-factor'] === undefined ? undefined : parsePositive('time-factor', values['time-factor']),
    liveWindowSeconds:
      values['live-window'] === undefined ? undefined : parsePositive('live-window', values['live-window']) * 60,
    origins: getList(values.origins).map(getOrigin),
    proxies: getList(values.proxies).map(toHop),
    faults: values.faults,
    seller: values.seller ? { name: values.seller, taxNumber: values['seller-tax-number'] } : undefined,
    variations: readVariations(values.variations),
    accounts: getAccountSettings(values),
    payments: getPaymentSettings(values, environment),
  };
}

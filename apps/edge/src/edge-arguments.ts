import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStandIns, type StandIns } from './with-stand-ins.ts';

/** What the edge is told when it is started. */
export interface EdgeArguments {
  port: number;
  host: string;
  /** Where the backend answers. */
  api: string;
  /** Where built customers stand. */
  dist: string;
  defaultCustomer: string | undefined;
  /** Where the sandbox payment provider answers browsers; not in production. */
  sandboxPayments: string | undefined;
  standIns: StandIns;
  /** The portal is only opened on this machine, where no provider of notifications starts. */
  local: boolean;
  /** Search engines list no page of any customer, as on a machine for trials. */
  noIndex: boolean;
  /** Addresses and networks of what stands in front of the edge and is believed who asked. */
  trustedHops: readonly string[];
  /** Without them, those of all customers are taken down (docs/decisions/0047). */
  workers: boolean;
  /** How long a load balancer takes to notice that /readyz says no. */
  drainSeconds: number;
  /** Where the operator scrapes how fast pages were; without it nothing of that is kept. */
  metricsPort: number | undefined;
  metricsHost: string;
}

/** @param flag what it is given by @throws Error for what is no whole number up to `most` */
function wholeNumber(text: string, flag: string, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new Error(`--${flag} wants a whole number up to ${most}, not "${text}"`);
  return value;
}

function address(text: string, flag: string): string {
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`--${flag} wants an address, such as http://127.0.0.1:4001, not "${text}"`);
  return text;
}

const highestPort = 65_535;
const aDay = 86_400;

/** @param args as `process.argv` has them behind the program @throws Error in plain words for an option that is none or cannot be used */
export function edgeArguments(args: readonly string[]): EdgeArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      api: { type: 'string', default: 'http://127.0.0.1:4001' },
      dist: { type: 'string', default: join(import.meta.dirname, '../../../dist') },
      'default-customer': { type: 'string' },
      'sandbox-payments': { type: 'string' },
      // <feature>=<origin>, where a stand-in of the feature's provider answers browsers; not in production.
      'stand-in': { type: 'string', multiple: true, default: [] },
      local: { type: 'boolean', default: false },
      noindex: { type: 'boolean', default: false },
      // Comma-separated.
      'trusted-hops': { type: 'string', default: '' },
      'no-workers': { type: 'boolean', default: false },
      'drain-seconds': { type: 'string', default: '0' },
      'metrics-port': { type: 'string' },
      'metrics-host': { type: 'string', default: '127.0.0.1' },
    },
  });
  const { 'sandbox-payments': payments, 'metrics-port': metricsPort } = values;
  return {
    port: wholeNumber(values.port, 'port', highestPort),
    host: values.host,
    api: address(values.api, 'api'),
    dist: values.dist,
    defaultCustomer: values['default-customer'],
    sandboxPayments: payments === undefined ? undefined : address(payments, 'sandbox-payments'),
    standIns: readStandIns(values['stand-in']),
    local: values.local,
    noIndex: values.noindex,
    trustedHops: values['trusted-hops'].split(',').filter(Boolean),
    workers: !values['no-workers'],
    drainSeconds: wholeNumber(values['drain-seconds'], 'drain-seconds', aDay),
    metricsPort: metricsPort === undefined ? undefined : wholeNumber(metricsPort, 'metrics-port', highestPort),
    metricsHost: values['metrics-host'],
  };
}

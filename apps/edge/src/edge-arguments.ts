import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStandIns, type StandIns } from './sites/with-stand-ins.ts';

/** The options of the edge's command line. */
export interface EdgeArguments {
  port: number;
  host: string;
  /** Address of the backend. */
  api: string;
  /** Folder of the builds. */
  dist: string;
  defaultCustomer: string | undefined;
  /** Address of the sandbox payment provider for browsers; not in production. */
  sandboxPayments: string | undefined;
  standIns: StandIns;
  /** Whether the portal opens only on this machine, so that no provider of notifications starts. */
  isLocal: boolean;
  /** Whether search engines must list no page of any customer, as on a machine for trials. */
  noIndex: boolean;
  /** Addresses and networks of proxies in front of the edge whose forwarding headers are trusted. */
  trustedHops: readonly string[];
  /** When false, browsers remove the service workers of all customers (docs/decisions/0047). */
  workers: boolean;
  /** Seconds that a load balancer needs to notice a 503 of /readyz. */
  drainSeconds: number;
  /** Port at which the operator reads the pages' loading times; without it no figures are collected. */
  metricsPort: number | undefined;
  metricsHost: string;
}

/**
 * Reads a whole number.
 * @param flag name of the option
 * @throws Error for a text that is not a whole number up to `maxValue`
 */
function parseWholeNumber(text: string, flag: string, maxValue: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= maxValue)) throw new Error(`--${flag} wants a whole number up to ${maxValue}, not "${text}"`);
  return value;
}

function parseAddress(text: string, flag: string): string {
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`--${flag} wants an address, such as http://127.0.0.1:4001, not "${text}"`);
  return text;
}

const maxPort = 65_535;
const maxDrainSeconds = 86_400;

/**
 * Reads the command line.
 * @param args the arguments after the program, as in `process.argv`
 * @throws Error with a readable message for an unknown or unusable option
 */
export function readEdgeArguments(args: readonly string[]): EdgeArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      api: { type: 'string', default: 'http://127.0.0.1:4001' },
      dist: { type: 'string', default: join(import.meta.dirname, '../../../dist') },
      'default-customer': { type: 'string' },
      'sandbox-payments': { type: 'string' },
      // <feature>=<origin>, the address of a stand-in for the feature's provider; not in production.
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
    port: parseWholeNumber(values.port, 'port', maxPort),
    host: values.host,
    api: parseAddress(values.api, 'api'),
    dist: values.dist,
    defaultCustomer: values['default-customer'],
    sandboxPayments: payments === undefined ? undefined : parseAddress(payments, 'sandbox-payments'),
    standIns: readStandIns(values['stand-in']),
    isLocal: values.local,
    noIndex: values.noindex,
    trustedHops: values['trusted-hops'].split(',').filter(Boolean),
    workers: !values['no-workers'],
    drainSeconds: parseWholeNumber(values['drain-seconds'], 'drain-seconds', maxDrainSeconds),
    metricsPort: metricsPort === undefined ? undefined : parseWholeNumber(metricsPort, 'metrics-port', maxPort),
    metricsHost: values['metrics-host'],
  };
}

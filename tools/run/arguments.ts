import { parseArgs } from 'node:util';
import { backendOptions } from '../../apps/reference-backend/src/arguments.ts';
import { requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';

/** Ports of other protocols, on which no browser (and no `fetch`) opens anything: the fetch standard's "bad ports". */
export const refusedPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The arguments of `npm start` and `npm run dev`. */
export interface RunArguments {
  customer: string;
  /** The portal's port. */
  port: number;
  /** The reference backend's port. */
  apiPort: number;
  /** The sandbox payment provider's port, for a customer with the sandbox. */
  paymentsPort: number;
  /** Options for the reference backend, as its own command line takes them: `--memory`, `--data folder`. */
  backendArguments: readonly string[];
  /** Address of a running backend; the run then starts neither a backend nor a payment provider. */
  api: string | undefined;
  /** The origins of the providers' stand-ins, each as `<feature>=<origin>`. */
  standIns: readonly string[];
}

function parsePort(text: string, flag: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--${flag} wants a port from 1 to 65535, not "${text}"`);
  if (refusedPorts.has(port)) {
    throw new Error(`Browsers open nothing on port ${port}. Choose another: --${flag} ${port + 100}`);
  }
  return port;
}

function checkBackendAddress(text: string | undefined): string | undefined {
  const protocol = text === undefined ? undefined : URL.parse(text)?.protocol;
  if (text !== undefined && protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`--api wants the address of a backend, such as https://api.example.com, not "${text}"`);
  return text;
}

const portalOptions = {
  port: { type: 'string' },
  'api-port': { type: 'string' },
  'payments-port': { type: 'string' },
  api: { type: 'string' },
  'stand-in': { type: 'string', multiple: true },
} as const;

const allOptions = { ...backendOptions, ...portalOptions };

/** @throws Error that names the unknown option and the existing options */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: allOptions });
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\. To specify.*/s, '.') : String(error);
    const names = Object.keys(allOptions).map((name) => `--${name}`);
    throw new Error(`${message} There are: ${names.join(', ')}`, { cause: error });
  }
}

/** @returns the options for the reference backend's command line */
const getBackendArguments = (values: ReturnType<typeof parse>['values']): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (Object.hasOwn(portalOptions, name)) return [];
    return typeof value === 'string' ? [`--${name}`, value] : [`--${name}`];
  });

/**
 * Reads the customer, the options above and those of the reference backend. The variable PORT sets the portal's port,
 * too.
 * @throws Error with a readable message for an unknown customer or option, and for a malformed port or address
 */
export function parseRunArguments(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): RunArguments {
  const { values, positionals } = parse(args);
  const [customer = 'nordic', ...extraCustomers] = positionals;
  if (extraCustomers.length > 0)
    throw new Error(`One customer at a time: ${customer}, or ${extraCustomers.join(', or ')}?`);
  const backendArguments = getBackendArguments(values);
  if (values.api !== undefined && backendArguments.length > 0)
    throw new Error(`${backendArguments[0]} is for the reference backend, which does not start together with --api`);
  const port = parsePort(values.port ?? environment.PORT ?? '4000', 'port');
  return {
    customer: requireCustomer(customer),
    port,
    apiPort: parsePort(values['api-port'] ?? String(port + 1), 'api-port'),
    paymentsPort: parsePort(values['payments-port'] ?? String(port + 2), 'payments-port'),
    backendArguments,
    api: checkBackendAddress(values.api),
    standIns: values['stand-in'] ?? [],
  };
}

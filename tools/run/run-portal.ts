import { type ProcessGroup, startGroup } from './process-group.ts';

const getNodeCommand = (file: string, ...args: string[]) => ['node', '--conditions=@touchline/source', file, ...args];

interface BackendSettings {
  /** Origin of the payment provider; without a provider the shop sells nothing. */
  payments?: string | undefined;
  /** Further options of the backend's command line. */
  moreArguments?: readonly string[];
}

/** Starts the reference backend behind the edge, whose forwarding headers it trusts. */
export const startBackend = (port: number, { payments, moreArguments = [] }: BackendSettings = {}): ProcessGroup => {
  const paymentsArguments = payments === undefined ? [] : ['--payments-url', payments];
  const args = ['--port', String(port), '--proxies', '127.0.0.1,::1', ...paymentsArguments, ...moreArguments];
  return startGroup(getNodeCommand('apps/reference-backend/src/main.ts', ...args), { name: 'The reference backend' });
};

/** Starts the sandbox payment provider. @param args of its command line */
export const startSandboxPayments = (args: readonly string[]): ProcessGroup =>
  startGroup(getNodeCommand('apps/sandbox-payments/src/main.ts', ...args), { name: 'The sandbox payment provider' });

/** The payment provider's line of output when it is ready. */
export const paymentsReadyPattern = /sandbox payments listening on (http\S+)/;

/** The backend's line of output when it is ready. */
export const backendReadyPattern = /reference backend listening on (http\S+)/;

/** The servers behind a portal. */
interface PortalServers {
  /** The backend's origin. */
  api: string;
  /** The sandbox payment provider's origin, if the customer uses it. */
  payments: string | undefined;
  /** The origins of other providers' stand-ins, each as `<feature>=<origin>`. */
  standIns?: readonly string[] | undefined;
}

const createProviderFlags = ({ payments, standIns = [] }: PortalServers): string[] => [
  ...(payments === undefined ? [] : ['--sandbox-payments', payments]),
  ...standIns.flatMap((standIn) => ['--stand-in', standIn]),
];

/** Starts the edge on the built files. */
export const startEdge = (customer: string, port: number, servers: PortalServers): ProcessGroup => {
  const args = [
    '--port',
    String(port),
    '--api',
    servers.api,
    '--default-customer',
    customer,
    '--local',
    ...createProviderFlags(servers),
  ];
  return startGroup(getNodeCommand('apps/edge/src/main.ts', ...args), { name: 'The edge' });
};

/** Starts the development server: the same edge over sources, with hot reload. */
export const startDevelopment = (customer: string, port: number, servers: PortalServers): ProcessGroup =>
  startGroup(
    getNodeCommand(
      'tools/dev/serve.ts',
      customer,
      '--port',
      String(port),
      '--api',
      servers.api,
      ...createProviderFlags(servers),
    ),
    {
      name: 'The development server',
      show: 'all',
    },
  );

/** The line of output of the edge and of the development server when they are ready. */
export const portalReadyPattern = /listening on (http\S+)/;

/** Builds a customer, and reuses a build of the same sources. The output ends with the faults. */
export const buildCustomer = (customer: string): ProcessGroup =>
  startGroup(getNodeCommand('apps/portal/build/build-customers.ts', customer), { name: 'The build', show: 'nothing' });

/** Waits until a page answers without a server error. */
export async function waitForAnswer(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const status = await fetch(address).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    if (status > 0 && status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import type { RunArguments } from './arguments.ts';
import type { ProcessGroup } from './process-group.ts';
import { backendReadyPattern, paymentsReadyPattern, startBackend, startSandboxPayments } from './run-portal.ts';

const sandboxCustomer = z.object({ payment: z.object({ provider: z.literal('sandbox') }) });

const sellingCustomer = z.object({
  features: z.object({
    commerce: z.object({ seller: z.object({ name: z.string(), tax_number: z.string().optional() }) }),
  }),
});

/** @returns a customer's parsed `customer.json`; undefined for a faulty file, which the build reports */
function readCustomer(customer: string): unknown {
  try {
    return JSON.parse(readFileSync(join(getCustomerFolder(customer), 'customer.json'), 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Returns the reference backend's arguments for the company on receipts. */
export function getSellerArguments(customer: unknown): string[] {
  const { data } = sellingCustomer.safeParse(customer);
  if (!data) return [];
  const { name, tax_number: taxNumber } = data.features.commerce.seller;
  // A value that begins with a hyphen would be another option.
  return [`--seller=${name}`, ...(taxNumber === undefined ? [] : [`--seller-tax-number=${taxNumber}`])];
}

/** @returns whether a customer uses the sandbox payment provider */
const usesSandboxPayments = (customer: string): boolean => sandboxCustomer.safeParse(readCustomer(customer)).success;

/** Returns the ports that a portal's programs need, by their flags. */
export const getPorts = ({ customer, port, apiPort, paymentsPort, api }: RunArguments): Record<string, number> => ({
  port,
  ...(api === undefined && { 'api-port': apiPort }),
  ...(api === undefined && usesSandboxPayments(customer) && { 'payments-port': paymentsPort }),
});

/**
 * Arguments of the sandbox payment provider. It stores its charges in `.data` unless the backend
 * stores no data.
 */
export const getPaymentsArguments = ({ paymentsPort, backendArguments }: RunArguments): string[] => [
  '--port',
  String(paymentsPort),
  ...(backendArguments.includes('--memory') ? [] : ['--data', '.data/sandbox-payments']),
];

/** The servers behind a portal. */
export interface PortalServers {
  api: string;
  payments: string | undefined;
  /** Resolves with the name of the first program that has ended. */
  exitMessage: Promise<string>;
}

/** Starts the backend, and the payment provider if the customer uses the sandbox. With `api` it starts neither. */
export async function startPortalServers(
  options: RunArguments,
  addGroup: (group: ProcessGroup) => ProcessGroup,
): Promise<PortalServers> {
  const { customer, apiPort, backendArguments, api } = options;
  if (api !== undefined) return { api, payments: undefined, exitMessage: new Promise(() => undefined) };
  const provider = usesSandboxPayments(customer)
    ? addGroup(startSandboxPayments(getPaymentsArguments(options)))
    : undefined;
  const payments = (await provider?.ready(paymentsReadyPattern))?.[1];
  const backend = addGroup(
    startBackend(apiPort, {
      payments,
      moreArguments: [...getSellerArguments(readCustomer(customer)), ...backendArguments],
    }),
  );
  const [, origin = ''] = await backend.ready(backendReadyPattern);
  const endPromises = [backend.exitCode.then(() => 'The reference backend')];
  if (provider) endPromises.push(provider.exitCode.then(() => 'The sandbox payment provider'));
  return { api: origin, payments, exitMessage: Promise.race(endPromises) };
}

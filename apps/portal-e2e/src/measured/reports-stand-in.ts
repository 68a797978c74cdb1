/**
 * Stand-in for Sentry on this machine. It prints the reports of a customer whose customer.json has a `sentry_dsn`:
 *
 *     node --conditions=@touchline/source apps/portal-e2e/src/measured/reports-stand-in.ts --port 4003
 *     npm start -- acme --stand-in reports=http://127.0.0.1:4003
 */
import { parseArgs } from 'node:util';
import { startSentryStandIn } from '@touchline/reports/testing';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4003' } } });
const { address } = await startSentryStandIn(Number(values.port), ({ transaction, exception }) =>
  console.log(
    transaction,
    exception.values.map(({ type, value }) => `${type}: ${value}`),
  ),
);
console.log(`stand-in of Sentry listening on ${address}`);

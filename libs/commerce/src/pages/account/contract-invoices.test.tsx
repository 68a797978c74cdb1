import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { baseUrl, findLink, resetBrowser } from '../../testing/account-scene.tsx';
import { createAccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();

const contract = { id: 'c1', product_id: 'month', title: 'Month pass', access_model: 'svod', status: 'active' };
const createInvoice = (id: string, contract_id?: string) => ({
  id,
  contract_id,
  title: 'Month pass',
  status: 'paid',
  receipt_url: '/api/commerce/receipt/1',
});

/** Opens the page of a contract. @returns the queries of the calls for invoices */
async function openContract(invoices: readonly unknown[]) {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const invoiceQueries: string[] = [];
  world.setResponder((path, _sendRequest, query) => {
    if (path.endsWith('get_customer_subscriptions_by_id/id/c1')) return Response.json({ content: contract });
    if (!path.endsWith('get_invoices')) return undefined;
    invoiceQueries.push(query);
    return Response.json({ content: { entries: invoices } });
  });
  render(<world.Show path="/account/subscription/c1/" />);
  return invoiceQueries;
}

it('a contract’s page lists its own invoices with their receipts, and names the seller with its tax number', async () => {
  const invoiceQueries = await openContract([
    createInvoice('2026-000002', 'c1'),
    createInvoice('2026-000001', 'c2'),
    createInvoice('2026-000003'),
  ]);
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
  expect(invoices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('No. 2026-000002'),
  ]);
  expect(invoices.getByRole('link', { name: /^Receipt: / })).toBeTruthy();
  expect(invoices.getByText('Sold by Nordic Ice League AS · Tax number NO 987 654 321 MVA')).toBeTruthy();
  expect(invoiceQueries[0]).toContain('contract_id=c1');
});

it('with a backend that names no contract of an invoice, the page has only the link to all invoices', async () => {
  const invoiceQueries = await openContract([createInvoice('2026-000003')]);
  await findLink('Invoices and receipts');
  await waitFor(() => expect(invoiceQueries).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});

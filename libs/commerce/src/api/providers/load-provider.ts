import type { PaymentOptions } from '../../payment-options.ts';
import type { Provider } from './provider.ts';

/**
 * Loads the customer's payment provider. A portal loads only the chunk and the script of its own provider.
 * @throws PortalError provider_unavailable if the script does not load
 */
export async function loadProvider(payment: PaymentOptions): Promise<Provider> {
  switch (payment.provider) {
    case 'sandbox':
      return (await import('./sandbox.ts')).loadSandbox(payment);
    case 'mercado_pago':
      return (await import('./mercado-pago.ts')).loadMercadoPago(payment);
  }
}

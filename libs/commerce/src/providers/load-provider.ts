import type { PaymentOptions } from '../payment-options.ts';
import type { Provider } from './provider.ts';

/**
 * Loads whoever takes the customer's payments. Each provider's part, and its script, comes only where it is the one.
 * @throws PortalError provider_unavailable where its script does not come
 */
export async function loadProvider(payment: PaymentOptions): Promise<Provider> {
  switch (payment.provider) {
    case 'sandbox':
      return (await import('./sandbox.ts')).loadSandbox(payment);
    case 'mercado_pago':
      return (await import('./mercado-pago.ts')).loadMercadoPago(payment);
  }
}

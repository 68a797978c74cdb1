import type { ProductView } from './products/product-view.ts';

const tenSeconds = 10_000;

/**
 * The refetch interval of a product while another device pays for it, in milliseconds. The product is polled, because
 * the socket's message may be lost.
 */
export const getProcessingIntervalMs = (product: ProductView | null | undefined): number | false =>
  product?.purchaseProcessing ? tenSeconds : false;

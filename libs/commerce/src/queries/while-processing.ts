import type { ProductView } from '../products/product-view.ts';

const tenSeconds = 10_000;

/** How often something is asked for again while another device pays for it, in milliseconds: the socket's word may be lost. */
export const whileProcessing = (product: ProductView | null | undefined): number | false =>
  product?.purchaseProcessing ? tenSeconds : false;

/** In the header. */
export const Variant = null;

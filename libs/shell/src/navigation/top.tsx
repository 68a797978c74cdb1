/** The header has the navigation, so this variant draws none. */
export const Variant = null;

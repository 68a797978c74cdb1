import { Header } from '@touchline/ui-kit';

/** Logo, navigation and tools in one row. */
export const Variant = Header;

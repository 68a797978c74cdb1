import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from '@touchline/feature-kit';

/** A QR code as an SVG path. */
export interface QrPath {
  /** Side length in modules, with the quiet zone. */
  size: number;
  /** The dark modules, as the path of an SVG. */
  path: string;
}

/** QR code of the current address: the phone that scans it is redirected to its store. */
export const codeQuery = ({ canonical }: QueryContext) =>
  queryOptions({
    queryKey: ['open-app', 'code'],
    staleTime: Infinity,
    async queryFn(): Promise<QrPath> {
      const { encode } = await import('uqr');
      const { size, data } = encode(canonical, { border: 4 });
      const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
      return { size, path: rows.join('') };
    },
  });

import type { CSSProperties } from 'react';
import type { Thumbnail } from '../../engine/engine.ts';

/** Styles that show one picture of a thumbnail sheet, in the sheet's own size. */
export const getTileStyle = ({ url, x, y, width, height, sheetWidth, sheetHeight }: Thumbnail): CSSProperties => ({
  inlineSize: width,
  blockSize: height,
  backgroundImage: `url(${JSON.stringify(url)})`,
  backgroundPosition: `${-x}px ${-y}px`,
  backgroundSize: sheetWidth > 0 ? `${sheetWidth}px ${sheetHeight}px` : undefined,
});

import { type ReactNode, useMemo, useState } from 'react';
import { type Artwork, artworkChain } from './artwork-chain.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { Placeholder } from './placeholder.tsx';
import { ThemedArtwork } from './themed-artwork.tsx';

export interface ImageProps extends Omit<PictureProps, 'src' | 'onFail'> {
  src?: string | null | undefined;
  fallbackSrc?: string | null | undefined;
  artwork?: Artwork | undefined;
  /** Which banner of the artwork fits the box. */
  shape?: 'horizontal' | 'vertical' | undefined;
  /** Drawn when every address failed, such as a sport's mark. */
  placeholder?: ReactNode;
}

/**
 * A picture that falls back to its second source, then to the customer's artwork, then to a placeholder; 320 x 180
 * and lazy unless told otherwise (specification sections 2 and 8). It notices a picture that failed before hydration.
 */
export function Image({ src, fallbackSrc, artwork, shape, placeholder, ...picture }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const chain = useMemo(() => artworkChain({ src, fallbackSrc, artwork, shape }), [src, fallbackSrc, artwork, shape]);
  const current = chain.find((address) => !failed.includes(address));
  if (current !== undefined) {
    return <Picture {...picture} src={current} onFail={() => setFailed((before) => [...before, current])} />;
  }
  if (artwork?.light || artwork?.dark) {
    return <ThemedArtwork {...picture} artwork={artwork} placeholder={placeholder} />;
  }
  return <Placeholder {...picture}>{placeholder}</Placeholder>;
}

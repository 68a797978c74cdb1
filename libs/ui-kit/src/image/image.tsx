import { type ReactNode, useMemo, useState } from 'react';
import { type Artwork, artworkChain } from './artwork-chain.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { Placeholder } from './placeholder.tsx';
import { ThemedArtwork } from './themed-artwork.tsx';

export interface ImageProps extends Omit<PictureProps, 'src' | 'onFail'> {
  src?: string | null | undefined;
  fallbackSrc?: string | null | undefined;
  artwork?: Artwork | undefined;
  /** The artwork's banner that fits the box. */
  shape?: 'horizontal' | 'vertical' | undefined;
  /** The replacement after all addresses have failed, such as a sport's icon. */
  placeholder?: ReactNode;
}

/**
 * A picture with fallbacks: its second source, the customer's artwork, a placeholder. By default 320 x 180 pixels and
 * lazy (specification, sections 2 and 8). It also detects failures before hydration.
 */
export function Image({ src, fallbackSrc, artwork, shape, placeholder, ...picture }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const chain = useMemo(() => artworkChain({ src, fallbackSrc, artwork, shape }), [src, fallbackSrc, artwork, shape]);
  const current = chain.find((address) => !failed.includes(address));
  if (current !== undefined) {
    return (
      <Picture {...picture} src={current} onFail={() => setFailed((failedSources) => [...failedSources, current])} />
    );
  }
  if (artwork?.light || artwork?.dark) {
    return <ThemedArtwork {...picture} artwork={artwork} placeholder={placeholder} />;
  }
  return <Placeholder {...picture}>{placeholder}</Placeholder>;
}

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Artwork } from './artwork-chain.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { Placeholder } from './placeholder.tsx';

type Theme = 'light' | 'dark';

const getCurrentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

interface ThemedArtworkProps extends Omit<PictureProps, 'src' | 'onFail'> {
  artwork: Artwork;
  placeholder?: ReactNode;
}

/**
 * The customer's artwork for the current theme, after all other addresses of a picture have failed. The server's page
 * is the same for both themes, so it shows the placeholder.
 */
export function ThemedArtwork({ artwork, placeholder, ...picture }: ThemedArtworkProps) {
  const theme = useSyncExternalStore<Theme | undefined>(watchTheme, getCurrentTheme, () => undefined);
  const [failed, setFailed] = useState<string>();
  const src = theme && artwork[theme];
  if (src === undefined || src === failed) return <Placeholder {...picture}>{placeholder}</Placeholder>;
  return <Picture {...picture} src={src} onFail={() => setFailed(src)} />;
}

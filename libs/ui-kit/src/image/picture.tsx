import { type ImgHTMLAttributes, useEffect, useEffectEvent, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './image.module.css';

export interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height' | 'onError' | 'loading' | 'fetchPriority' | 'children' | 'placeholder'
> {
  src: string;
  /** Empty for decoration, such as most artwork next to its title. */
  alt: string;
  /** The page's largest picture: fetched at once and first. Every other picture is lazy. */
  priority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  onFail: () => void;
}

/** An `<img>` that reports its failure, even a failure before hydration. */
export function Picture({
  src,
  alt,
  priority = false,
  width = 320,
  height = 180,
  className,
  onFail,
  ...rest
}: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const reportFailure = useEffectEvent(onFail);

  // The picture may have failed before hydration, when React had no listener yet. decode() rejects for a broken
  // picture, but not for an SVG without a size.
  useEffect(() => {
    const image = element.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    let isCurrent = true;
    image.decode().catch(() => {
      if (isCurrent) reportFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [src]);

  return (
    <img
      {...rest}
      ref={element}
      className={joinClasses(styles.image, className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={onFail}
    />
  );
}

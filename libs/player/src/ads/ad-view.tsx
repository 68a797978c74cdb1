import { useFormats, useText } from '@touchline/i18n';
import { Spinner, VisuallyHidden } from '@touchline/ui-kit';
import { useState, type Ref } from 'react';
import { getCaptionProps } from '../captions/caption-style.ts';
import drawn from '../captions/captions.module.css';
import { ControlButton } from '../controls/control-button.tsx';
import { IconCaptions, IconExternalLink, IconPause, IconPlay, IconSkipForward } from '../controls/icons.ts';
import { usePlayerState } from '../controls/player-context.ts';
import { FullscreenButton } from '../controls/screen-buttons.tsx';
import { VolumeControl } from '../controls/volume-control.tsx';
import { readPreferences } from '../preferences/preferences.ts';
import { LargePlay } from '../player-view/large-play.tsx';
import { SoundOffer } from '../player-view/sound-offer.tsx';
import styles from './ad-view.module.css';
import type { AdState } from './create-ad-break.ts';

export interface AdViewProps {
  ad: AdState;
  videoRef?: Ref<HTMLVideoElement> | undefined;
  /** The ad's captions are drawn into this element. */
  captionsRef?: Ref<HTMLDivElement> | undefined;
  onTogglePlay: () => void;
  onToggleCaptions: () => void;
  onSkip: () => void;
  onVisit: () => void;
}

const canFillScreen = (): boolean => typeof document !== 'undefined' && document.fullscreenEnabled;

/** Announces once that an ad plays, and once when the viewer may skip it. */
function AdAnnouncer({ ad }: { ad: AdState }) {
  const t = useText('player');
  const formats = useFormats();
  const isPlaying = ad.phase === 'playing';
  const isSkippable = ad.skipIn === 0;
  const seconds = Math.round(ad.seconds);
  const length = formats.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const message = isSkippable ? t('ad.skippable') : t('ad.started', { length });
  return (
    <VisuallyHidden>
      <output aria-live="polite">{isPlaying && message}</output>
    </VisuallyHidden>
  );
}

/** The text "Skip in 3 s", which later becomes a button. */
function SkipButton({ skipIn, onSkip }: { skipIn: number; onSkip: () => void }) {
  const t = useText('player');
  const formats = useFormats();
  const secondsToSkip = Math.ceil(skipIn);
  if (secondsToSkip > 0) {
    const time = formats.number(secondsToSkip, { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
    return <span className={styles.skipIn}>{t('ad.skipIn', { time })}</span>;
  }
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      {t('ad.skip')}
      <IconSkipForward size="s" />
    </button>
  );
}

/**
 * An ad in the player area: its video, its label and length, and the viewer's controls. Only the link leads to the
 * advertiser.
 */
export function AdView({ ad, videoRef, captionsRef, onTogglePlay, onToggleCaptions, onSkip, onVisit }: AdViewProps) {
  const t = useText('player');
  const formats = useFormats();
  const { phase, paused, waiting, number, count, position, seconds, skipIn, captions, link } = ad;
  const remainingText = formats.duration(Math.max(0, Math.ceil(seconds - position)));
  const isPlaying = phase === 'playing';
  const [captionStyle] = useState(() => readPreferences().captionLook);
  const isSilent = usePlayerState((state) => state.autoplay === 'muted' && state.muted);
  return (
    // A group, because the player around it is already the landmark.
    <div className={styles.ad} role="group" aria-label={t('ad.label')} data-ad={phase}>
      {/* The captions of an ad arrive with the ad server's response, and are drawn below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={videoRef} className={styles.picture} playsInline tabIndex={-1} />
      <div ref={captionsRef} className={`${styles.captions} ${drawn.drawn}`} {...getCaptionProps(captionStyle)} />
      <AdAnnouncer ad={ad} />
      {(phase === 'loading' || waiting) && (
        <span className={styles.middle}>
          <Spinner size="l" />
        </span>
      )}
      {phase === 'blocked' && <LargePlay onPress={onTogglePlay} />}
      {isPlaying && (
        <>
          {isSilent && <SoundOffer />}
          <div className={styles.top}>
            {link !== undefined && (
              <a className={styles.visit} href={link} target="_blank" rel="noopener noreferrer" onClick={onVisit}>
                {t('ad.visit')}
                <IconExternalLink size="s" />
              </a>
            )}
          </div>
          <div className={styles.bottom}>
            {skipIn !== null && (
              <div className={styles.skipRow}>
                <SkipButton skipIn={skipIn} onSkip={onSkip} />
              </div>
            )}
            <div className={styles.bar}>
              <ControlButton label={t(paused ? 'play' : 'pause')} shortcut="k" onPress={onTogglePlay}>
                {paused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
              </ControlButton>
              <VolumeControl />
              <span className={styles.what}>
                {count > 1
                  ? t('ad.numbered', { number: formats.number(number), of: formats.number(count), time: remainingText })
                  : t('ad.timed', { time: remainingText })}
              </span>
              {captions !== null && (
                <ControlButton label={t('captions')} shortcut="c" pressed={captions} onPress={onToggleCaptions}>
                  <IconCaptions />
                </ControlButton>
              )}
              {canFillScreen() && <FullscreenButton />}
            </div>
            {/* The line runs from left to right in every language, like the seek bar. */}
            <div className={styles.line} dir="ltr" aria-hidden="true">
              <span style={{ inlineSize: `${seconds > 0 ? Math.min(100, (position / seconds) * 100) : 0}%` }} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

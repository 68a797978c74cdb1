import { useFormats, useText } from '@touchline/i18n';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import {
  captionColors,
  captionEdges,
  captionFonts,
  captionOpacities,
  getCaptionProps,
  captionSizes,
  defaultCaptionStyle,
  type CaptionColor,
  type CaptionStyle,
} from './caption-style.ts';
import drawn from './captions.module.css';
import styles from './caption-style-dialog.module.css';

interface RowProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  value: Value;
  name: (value: Value) => string;
  /** An icon before the option's name. */
  renderIcon?: ((value: Value) => ReactNode) | undefined;
  onChoose: (value: Value) => void;
}

/** One choice: a group of radio buttons, whose keys the browser handles. */
function OptionRow<Value extends string | number>({
  label,
  values,
  value,
  name,
  renderIcon,
  onChoose,
}: RowProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {values.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {renderIcon?.(option)}
            {name(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const broadcastColor = 'asSent';
const isColor = (value: string): value is CaptionColor => value in captionColors;
const colors: readonly (CaptionColor | typeof broadcastColor)[] = [
  broadcastColor,
  ...Object.keys(captionColors).filter((key) => isColor(key)),
];
const toColor = (value: (typeof colors)[number]): CaptionColor | null => (value === broadcastColor ? null : value);

const renderSwatch = (value: (typeof colors)[number]): ReactNode =>
  value === broadcastColor ? null : (
    <span className={styles.swatch} style={{ '--swatch': captionColors[value] }} aria-hidden="true" />
  );

interface CaptionStyleDialogProps {
  captionStyle: CaptionStyle;
  onChange: (captionStyle: CaptionStyle) => void;
  onClose: () => void;
}

/**
 * Sets the style of captions (EN 301 549 7.1.4). Each choice applies at once, to the sample and to the video's
 * captions.
 */
export function CaptionStyleDialog({ captionStyle, onChange, onClose }: CaptionStyleDialogProps) {
  const t = useText('player');
  const formats = useFormats();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // By default, the browser focuses the first button of the first group, not the chosen one.
    dialog.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, []);
  const change = (part: Partial<CaptionStyle>): void => onChange({ ...captionStyle, ...part });
  const getColorName = (value: (typeof colors)[number]): string => t(`captionLook.colors.${value}`);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t('captionLook.title')} onClose={onClose}>
      <h2 className={styles.title}>{t('captionLook.title')}</h2>
      <div className={styles.scene} aria-hidden="true">
        <div className={`${styles.sample} ${drawn.drawn}`} {...getCaptionProps(captionStyle)}>
          <span translate="no" className={styles.words}>
            {t('captionLook.sample')}
          </span>
        </div>
      </div>
      <OptionRow
        label={t('captionLook.size')}
        values={captionSizes}
        value={captionStyle.size}
        name={(size) => t(`captionLook.sizes.${size}`)}
        onChoose={(size) => change({ size })}
      />
      <OptionRow
        label={t('captionLook.color')}
        values={colors}
        value={captionStyle.color ?? broadcastColor}
        name={getColorName}
        renderIcon={renderSwatch}
        onChoose={(color) => change({ color: toColor(color) })}
      />
      <OptionRow
        label={t('captionLook.ground')}
        values={colors}
        value={captionStyle.ground ?? broadcastColor}
        name={getColorName}
        renderIcon={renderSwatch}
        onChoose={(ground) => change({ ground: toColor(ground) })}
      />
      <OptionRow
        label={t('captionLook.opacity')}
        values={captionOpacities}
        value={captionStyle.opacity}
        name={(percent) => formats.number(percent / 100, { style: 'percent' })}
        // The opacity applies only to a background colour that the viewer has chosen.
        onChoose={(opacity) => change({ opacity, ground: captionStyle.ground ?? 'black' })}
      />
      <OptionRow
        label={t('captionLook.edge')}
        values={captionEdges}
        value={captionStyle.edge}
        name={(edge) => t(`captionLook.edges.${edge}`)}
        onChoose={(edge) => change({ edge })}
      />
      <OptionRow
        label={t('captionLook.font')}
        values={captionFonts}
        value={captionStyle.font}
        name={(font) => t(`captionLook.fonts.${font}`)}
        onChoose={(font) => change({ font })}
      />
      <div className={styles.end}>
        <button type="button" className={styles.reset} onClick={() => onChange(defaultCaptionStyle)}>
          {t('captionLook.reset')}
        </button>
        <button type="button" className={styles.done} onClick={() => dialog.current?.close()}>
          {t('captionLook.done')}
        </button>
      </div>
    </dialog>
  );
}

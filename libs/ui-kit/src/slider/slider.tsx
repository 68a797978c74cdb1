import { Slider as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { useDirection } from '../use-direction.ts';
import styles from './slider.module.css';

export interface SliderProps {
  /** One value, or the two ends of a range. */
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  /**
   * Called once for each movement, after its last `onChange`. A movement ends when the pointer is released, even at the
   * starting value, or with each key press.
   */
  onCommit?: ((value: readonly number[]) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** One name for each handle. */
  labels: readonly string[];
  /** The spoken text of a value: "12 seconds". */
  valueText?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
  /** Default: the page's. A slider over video time is `ltr` everywhere. */
  direction?: 'ltr' | 'rtl' | undefined;
}

/** A slider with one handle or two; 16-pixel handles with 44-pixel hit areas. */
export function Slider({
  value,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  labels,
  valueText,
  disabled = false,
  direction,
}: SliderProps) {
  const pageDirection = useDirection();
  const movedValuesRef = useRef<readonly number[]>(null);
  function settle(): void {
    const movedValues = movedValuesRef.current;
    movedValuesRef.current = null;
    if (movedValues) onCommit?.(movedValues);
  }
  return (
    <Primitive.Root
      className={styles.slider}
      dir={direction ?? pageDirection}
      value={[...value]}
      onValueChange={(next) => {
        movedValuesRef.current = next;
        onChange(next);
      }}
      // For a key, Radix calls onValueCommit before onValueChange. For a pointer, it calls onValueCommit only if the
      // value has changed.
      onValueCommit={() => queueMicrotask(settle)}
      onLostPointerCapture={settle}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
    >
      <Primitive.Track className={styles.track}>
        <Primitive.Range className={styles.range} />
      </Primitive.Track>
      {value.map((position, index) => (
        <Primitive.Thumb
          key={labels[index] ?? index}
          className={styles.thumb}
          aria-label={labels[index]}
          aria-valuetext={valueText?.(position)}
        />
      ))}
    </Primitive.Root>
  );
}

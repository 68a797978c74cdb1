import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import { Input, type InputProps } from './input.tsx';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** Names the button that shows the password; the button is pressed while it is shown. */
  showLabel: string;
}

/** A password input with a button that shows the text. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput({ showLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.frame}>
      <Input
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={joinClasses(styles.input, className)}
      />
      <IconButton label={showLabel} pressed={isShown} className={styles.button} onClick={() => setIsShown(!isShown)}>
        {isShown ? <IconEyeOff /> : <IconEye />}
      </IconButton>
    </span>
  );
}

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

/** A password input with a button that shows the text. Set `autoComplete` to the current or a new password. */
export function PasswordInput({ showLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.frame}>
      <Input
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={joinClasses(styles.input, className)}
      />
      <IconButton label={showLabel} pressed={shown} className={styles.button} onClick={() => setShown(!shown)}>
        {shown ? <IconEyeOff /> : <IconEye />}
      </IconButton>
    </span>
  );
}

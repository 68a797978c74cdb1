import type { ReactNode } from 'react';
import { Menu, MenuChoice } from '../menu/menu.tsx';
import { SelectButton } from './select-button.tsx';

export interface SelectProps<Value extends string> {
  /** The name of the setting, before the value: "Sport". */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** True if the selection filters the list: drawn with a brand outline. */
  active?: boolean | undefined;
}

/**
 * A choice in a filter bar: a button with the label and the value, and a menu of options. It is built on `Menu`,
 * because the primitives' own select writes style elements. In a form, use `NativeSelect`.
 */
export function Select<Value extends string>({ label, value, onChange, options, active = false }: SelectProps<Value>) {
  const current = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <SelectButton label={label} active={active}>
          {current?.icon}
          {current?.label}
        </SelectButton>
      }
    >
      <MenuChoice label={label} value={value} onChange={onChange} options={options} />
    </Menu>
  );
}

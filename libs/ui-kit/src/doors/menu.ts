export {
  Menu,
  MenuCheck,
  type MenuCheckProps,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  MenuNote,
  type MenuProps,
  MenuSeparator,
} from '../menu/menu.tsx';

export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuProps,
  MenuSeparator,
} from '../menu/menu.tsx';

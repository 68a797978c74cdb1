export { Select, type SelectProps } from '../select/select.tsx';

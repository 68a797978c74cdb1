export { Dialog, type DialogProps, Sheet, type SheetProps } from '../dialog/dialog.tsx';

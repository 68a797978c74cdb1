export {
  Dialog,
  type DialogProps,
  FullScreen,
  type FullScreenProps,
  Sheet,
  type SheetProps,
} from '../dialog/dialog.tsx';

export { dismissToast, toastDanger, type ToastOptions, toastSuccess } from '../toast/toast.tsx';
export { Toaster, type ToasterProps } from '../toast/toaster.tsx';

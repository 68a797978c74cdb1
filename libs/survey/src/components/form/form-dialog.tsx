import { useLazyTexts, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useRef } from 'react';
import { FormMount } from './form-mount.tsx';

interface FormDialogProps {
  /** The form's address, as the customer sets it. */
  form: string;
  onEnd: (outcome: 'submitted' | 'closed') => void;
}

/**
 * The customer's form over the page, 600 x 750 (specification, section 2); a sheet on phones. It can always be closed,
 * even if the form fails.
 */
export function FormDialog({ form, onEnd }: FormDialogProps) {
  useLazyTexts('survey');
  const text = useText('survey');
  const notify = useNotify();
  const isOverRef = useRef(false);
  /** Only the first result counts: a form may report its submission twice, or be closed right after it. */
  const endOnce: FormDialogProps['onEnd'] = (outcome) => {
    if (isOverRef.current) return;
    isOverRef.current = true;
    if (outcome === 'submitted') notify('success', text('thanks'));
    onEnd(outcome);
  };
  return (
    <Sheet
      open
      size="l"
      onOpenChange={(isOpen) => {
        if (!isOpen) endOnce('closed');
      }}
      title={text('form.title')}
      closeLabel={text('form.close')}
      focusAfter={() => document.querySelector('main')}
    >
      <FormMount form={form} onSubmitted={() => endOnce('submitted')} />
    </Sheet>
  );
}

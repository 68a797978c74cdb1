import { useLaterTexts, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useRef } from 'react';
import { FormPlace } from './form-place.tsx';

interface FormDialogProps {
  /** Where the form is, as the customer names it. */
  form: string;
  onEnd: (outcome: 'submitted' | 'closed') => void;
}

/** The customer's form over the page, 600 x 750 (section 2); a sheet on phones. It can be closed whatever becomes of the form. */
export function FormDialog({ form, onEnd }: FormDialogProps) {
  useLaterTexts('survey');
  const text = useText('survey');
  const notify = useNotify();
  const isOver = useRef(false);
  /** A form may say twice that it was sent, and be closed the moment it was. */
  const end: FormDialogProps['onEnd'] = (outcome) => {
    if (isOver.current) return;
    isOver.current = true;
    if (outcome === 'submitted') notify('success', text('thanks'));
    onEnd(outcome);
  };
  return (
    <Sheet
      open
      size="l"
      onOpenChange={(open) => {
        if (!open) end('closed');
      }}
      title={text('form.title')}
      closeLabel={text('form.close')}
      focusAfter={() => document.querySelector('main')}
    >
      <FormPlace form={form} onSubmitted={() => end('submitted')} />
    </Sheet>
  );
}

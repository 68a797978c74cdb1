import { useLaterTexts, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Sheet } from '@touchline/ui-kit/dialog';
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
  return (
    <Sheet
      open
      size="l"
      onOpenChange={(open) => {
        if (!open) onEnd('closed');
      }}
      title={text('form.title')}
      closeLabel={text('form.close')}
      focusAfter={() => document.querySelector('main')}
    >
      <FormPlace
        form={form}
        onSubmitted={() => {
          notify('success', text('thanks'));
          onEnd('submitted');
        }}
      />
    </Sheet>
  );
}

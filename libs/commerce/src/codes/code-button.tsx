import { entrance, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import type { CodeFormState } from './use-code.ts';

/**
 * The only button of a typed code, the page's main one: applies the code, confirms it, or opens the sign-in for a
 * visitor.
 */
export function CodeButton({ code, isBlock = false }: { code: CodeFormState; isBlock?: boolean }) {
  const text = useText('commerce');
  const { answer, isBusy, submit } = code;
  if (answer?.kind === 'opens')
    return (
      <Slot
        of={entrance}
        props={{
          children: (entrancePress) => (
            <Button variant="brand" size="l" block={isBlock} {...entrancePress}>
              {text('code.signIn')}
            </Button>
          ),
        }}
      />
    );
  return (
    <Button variant="brand" size="l" block={isBlock} loading={isBusy} onClick={submit}>
      {text(answer?.kind === 'other' ? 'code.use' : 'code.apply')}
    </Button>
  );
}

import { entrance, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import type { CodeFormState } from './use-code.ts';

/**
 * The only button of a typed code, the page's main one: applies the code, confirms it, or opens the sign-in for a
 * visitor.
 */
export function CodeButton({ code, block = false }: { code: CodeFormState; block?: boolean }) {
  const text = useText('commerce');
  const { answer, busy, submit } = code;
  if (answer?.kind === 'opens')
    return (
      <Slot
        of={entrance}
        props={{
          children: (press) => (
            <Button variant="brand" size="l" block={block} {...press}>
              {text('code.signIn')}
            </Button>
          ),
        }}
      />
    );
  return (
    <Button variant="brand" size="l" block={block} loading={busy} onClick={submit}>
      {text(answer?.kind === 'other' ? 'code.use' : 'code.apply')}
    </Button>
  );
}

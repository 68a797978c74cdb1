import { useRequireSignIn } from '@touchline/feature-kit';
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
  const requireSignIn = useRequireSignIn();
  if (answer?.kind === 'opens')
    return (
      // The key makes it a new button: the focus then moves to the code's contents.
      <Button
        key="sign-in"
        variant="brand"
        size="l"
        block={isBlock}
        {...requireSignIn.prepare}
        onClick={() => requireSignIn()}
      >
        {text('code.signIn')}
      </Button>
    );
  return (
    <Button variant="brand" size="l" block={isBlock} loading={isBusy} onClick={submit}>
      {text(answer?.kind === 'other' ? 'code.use' : 'code.apply')}
    </Button>
  );
}

import { useRequireSignIn } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import type { CodeFormState } from './use-code.ts';

/** The only button for a typed code. It applies or confirms the code, or opens the sign-in for a visitor. */
export function CodeButton({ code, isBlock = false }: { code: CodeFormState; isBlock?: boolean }) {
  const text = useText('commerce');
  const { answer, isBusy, submit } = code;
  const requireSignIn = useRequireSignIn();
  if (answer?.kind === 'opens')
    return (
      // The key remounts the button, so the pressed button loses the focus, and the code's contents get it.
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

import { pathWith, readReturnTo, signUpFrame, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconArrowLeft, IconKeyRound } from '@touchline/ui-kit';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CodeButton } from '../../components/codes/code-button.tsx';
import { CodeForm } from '../../components/codes/code-form.tsx';
import { type OpenedByCode, UnlockedNotice } from '../../components/codes/unlocked.tsx';
import { useCode } from '../../components/codes/use-code.ts';
import { FocusRestorer } from '../../components/focus-restorer.tsx';
import { Offers } from '../../components/offers/offers.tsx';
import type { CommerceOptions } from '../../options.ts';
import { buyStepPath, codeStepPath, stepPath } from '../../sign-up-paths.ts';
import styles from './sign-up-step.module.css';

interface StepProps {
  /** True if the viewer has bought or unlocked a product here. The button then no longer says "Skip". */
  isDone?: boolean;
  title: string;
  introduction: string;
  children: ReactNode;
}

/** The layout of the sign-up step's pages, inside the frame with the buttons to continue and to skip. */
function StepSection({ isDone = false, title, introduction, children }: StepProps) {
  const body = (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{introduction}</p>
      </div>
      {children}
    </div>
  );
  return <Slot of={signUpFrame} props={{ children: body, done: isDone }} empty={body} />;
}

/** /auth/sign-up/subscription: the subscriptions on sale, and the link to the step for a code. */
export function SubscriptionStep({ customer }: { customer: CommerceOptions }) {
  const text = useText('commerce');
  const returnTo = readReturnTo(useLocation().search);
  return (
    <StepSection title={text('signUp.title')} introduction={text('signUp.lead')}>
      <Offers
        heading={text('account.subscription.offers')}
        getPath={(id) => buyStepPath(id, returnTo)}
        customer={customer}
      />
      <ButtonLink
        className={styles.other}
        variant="outline"
        icon={<IconKeyRound size="s" />}
        render={(link) => <Link to={pathWith(codeStepPath, { returnTo })} {...link} />}
      >
        {text('signUp.code')}
      </ButtonLink>
    </StepSection>
  );
}

/** /auth/sign-up/subscription/code: an access code in place of a subscription. */
export function CodeStep() {
  const text = useText('commerce');
  const returnTo = readReturnTo(useLocation().search);
  const [openedProduct, setOpenedProduct] = useState<OpenedByCode>();
  const code = useCode({ onOpened: (eventId, title) => setOpenedProduct({ eventId, title }) });
  return (
    <StepSection
      isDone={openedProduct !== undefined}
      title={text('signUp.codeTitle')}
      introduction={text('signUp.codeLead')}
    >
      <FocusRestorer className={styles.code}>
        {openedProduct ? (
          <UnlockedNotice {...openedProduct} returnTo={returnTo} />
        ) : (
          <CodeForm code={code}>
            <CodeButton code={code} />
          </CodeForm>
        )}
      </FocusRestorer>
      <ButtonLink
        className={styles.other}
        variant="outline"
        icon={<IconArrowLeft size="s" />}
        render={(link) => <Link to={pathWith(stepPath, { returnTo })} {...link} />}
      >
        {text('signUp.back')}
      </ButtonLink>
    </StepSection>
  );
}

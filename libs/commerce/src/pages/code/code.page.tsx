import { definePage, type PageModule, consumeHiddenQuery, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FocusRestorer } from '../../components/focus-restorer.tsx';
import { CodeForm } from '../../components/codes/code-form.tsx';
import { CodeButton } from '../../components/codes/code-button.tsx';
import styles from './code-page.module.css';
import { maxCodeCharacters, normalizeCode } from '../../components/codes/tidy-code.ts';
import { type OpenedByCode, UnlockedNotice } from '../../components/codes/unlocked.tsx';
import { useCode } from '../../components/codes/use-code.ts';

/** Reads the code and the event from a link: `?code=`, and `event` for one match. */
function readCodeLink(search: string) {
  const queryParams = new URLSearchParams(search);
  const eventId = queryParams.get('event') || undefined;
  return { code: normalizeCode((queryParams.get('code') ?? '').slice(0, maxCodeCharacters * 2)), eventId };
}

function RedeemCode() {
  const text = useText('commerce');
  const isSignedIn = Boolean(useViewer());
  const location = useLocation();
  const [{ code, eventId }, setLink] = useState(() => readCodeLink(''));
  const isCodeReadRef = useRef(false);
  useEffect(() => {
    if (isCodeReadRef.current) return;
    isCodeReadRef.current = true;
    // A script in the document's head has removed the query, because a code is worth a ticket and no server may log
    // it.
    setLink(readCodeLink(consumeHiddenQuery() || location.search));
  }, [location.search]);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('code.title')}</h1>
      <p className={styles.lead}>{text(isSignedIn ? 'signUp.codeLead' : 'code.lead')}</p>
      <FocusRestorer className={styles.panel}>
        <RedeemForm key={code} eventId={eventId} prefilledCode={code} />
      </FocusRestorer>
    </div>
  );
}

function RedeemForm({ eventId, prefilledCode }: { eventId: string | undefined; prefilledCode: string }) {
  const [openedProduct, setOpenedProduct] = useState<OpenedByCode>();
  const code = useCode({
    eventId,
    prefilledCode,
    onOpened: (event, title) => setOpenedProduct({ eventId: event, title }),
  });
  if (openedProduct) return <UnlockedNotice {...openedProduct} />;
  return (
    <CodeForm code={code}>
      <CodeButton code={code} />
    </CodeForm>
  );
}

/** /code */
export const codePage = (): PageModule =>
  definePage({
    Page: () => <RedeemCode />,
    meta: ({ texts }) => ({ title: texts('commerce')('code.title'), noIndex: true }),
  });

import { useLazyTexts, useSite } from '@touchline/feature-kit';
import { usePromptTurn } from '@touchline/feature-kit/corner';
import type { RenderLink } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { ConsentBanner } from './consent-banner.tsx';
import { consentStore } from '../state/consent-store.ts';

/** The customer's own link to the privacy policy, on the portal or elsewhere. */
function usePrivacyLink(): RenderLink | undefined {
  const { legal } = useSite();
  const link = legal.find(({ to, label }) => label === 'privacy' || to === '/privacy/');
  if (!link) return undefined;
  return link.to.startsWith('/')
    ? (props) => <Link to={link.to} {...props} />
    : (props) => <a href={link.to} {...props} />;
}

/** The question for consent, with this browser's answer. */
export function ConsentQuestion() {
  useLazyTexts('analytics');
  const { answer, isGranted, prompt } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.get,
    consentStore.getInitial,
  );
  const privacy = usePrivacyLink();
  const isOnDemand = prompt === 'on-demand';
  const isPromptTurn = usePromptTurn('consent', 1);
  // A visitor who pressed "Cookie settings" does not wait in the queue of questions.
  if (!isPromptTurn && !isOnDemand) return null;
  return (
    <ConsentBanner
      key={prompt}
      privacy={privacy}
      onAnswer={consentStore.answer}
      {...(isOnDemand && { now: answer ?? (isGranted ? 'granted' : undefined), onLeave: consentStore.closePrompt })}
    />
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SurveyPrompt, type SurveyPromptProps } from './survey-prompt.tsx';
import { isMatchPath, isSurveyAllowedOn } from '../state/may-ask.ts';

/**
 * Sections 2 and 4: pages that exclude the survey unmount it, so the wait starts again when the viewer leaves them. The
 * question does not appear on the first match's page of a visit.
 */
export function Survey(promptProps: Pick<SurveyPromptProps, 'viewer' | 'options'>) {
  const { pathname } = useLocation();
  const isAllowedHere = isSurveyAllowedOn(pathname);
  const [firstMatchPath, setFirstMatchPath] = useState<string>();
  if (firstMatchPath === undefined && isMatchPath(pathname)) setFirstMatchPath(pathname);
  const [wasSuppressed, setWasSuppressed] = useState(!isAllowedHere);
  if (!isAllowedHere && !wasSuppressed) setWasSuppressed(true);
  return (
    isAllowedHere && (
      <SurveyPrompt {...promptProps} isFirst={!wasSuppressed} isOnFirstMatch={pathname === firstMatchPath} />
    )
  );
}

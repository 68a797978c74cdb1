import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SurveyPrompt, type SurveyPromptProps } from './survey-prompt.tsx';
import { isSurveyAllowedOn } from './may-ask.ts';

/** Sections 2 and 4: pages that exclude the survey unmount it, so the wait starts again when the viewer leaves them. */
export function Survey(promptProps: Pick<SurveyPromptProps, 'viewer' | 'options'>) {
  const isAllowedHere = isSurveyAllowedOn(useLocation().pathname);
  const [wasSuppressed, setWasSuppressed] = useState(!isAllowedHere);
  if (!isAllowedHere && !wasSuppressed) setWasSuppressed(true);
  return isAllowedHere && <SurveyPrompt {...promptProps} isFirst={!wasSuppressed} />;
}

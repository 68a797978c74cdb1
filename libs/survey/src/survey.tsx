import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SurveyPrompt, type SurveyPromptProps } from './survey-prompt.tsx';
import { isAllowed } from './may-ask.ts';

/** Sections 2 and 4: pages that exclude the survey unmount it, so the wait starts again on the way back. */
export function Survey(survey: Pick<SurveyPromptProps, 'viewer' | 'options'>) {
  const isHere = isAllowed(useLocation().pathname);
  const [hasLeft, setHasLeft] = useState(!isHere);
  if (!isHere && !hasLeft) setHasLeft(true);
  return isHere && <SurveyPrompt {...survey} isFirst={!hasLeft} />;
}

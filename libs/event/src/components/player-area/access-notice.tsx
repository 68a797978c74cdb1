import type { EventView } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { IconLock, IconTicket, IconUser } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { findCheapestTicket } from '../../api/commerce-options-query.ts';
import { StreamErrorNotice } from './stream-error-notice.tsx';
import { MatchHighlights } from './match-highlights.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';
import type { AccessNeed } from '../../state/watch/get-player-area-state.ts';
import { useAccessAnswer } from './use-access-answer.ts';
import { useCommerceOptions } from './use-commerce-options.ts';
import { AccessAction } from './access-action.tsx';

/** The text keys of each kind of access. */
export const accessTexts: Readonly<Record<AccessNeed, string>> = {
  'sign-in': 'stage.access.signIn',
  purchase: 'stage.access.purchase',
  subscription: 'stage.access.subscription',
};

const icons: Readonly<Record<AccessNeed, ReactNode>> = {
  'sign-in': <IconUser size="l" />,
  purchase: <IconTicket size="l" />,
  subscription: <IconLock size="l" />,
};

export interface AccessNoticeProps {
  view: EventView;
  access: AccessNeed;
  onRetry: () => Promise<unknown>;
}

/**
 * Explains how the viewer gets access to the event, with one button. The text is hidden until a
 * signed-in viewer's own response arrives, because it may ask them to sign in. After a failure the
 * notice shows an error.
 */
export function AccessNotice({ view, access, onRetry }: AccessNoticeProps) {
  const text = useText('event');
  const formats = useFormats();
  const accessAnswer = useAccessAnswer(view.id);
  const ticket = findCheapestTicket(useCommerceOptions(view));
  const startingPrice = view.access.kind === 'price' ? view.access : ticket;
  const price = startingPrice && formats.money(startingPrice.price, startingPrice.currency);
  if (accessAnswer === 'answered' && access === 'sign-in')
    return <StreamErrorNotice code="access_unknown" onRetry={onRetry} />;
  return (
    <PlayerAreaNotice
      isHiddenToMembers={accessAnswer === 'asking'}
      icon={icons[access]}
      title={text(`${accessTexts[access]}.title`)}
      action={
        <>
          <AccessAction view={view} requiredAccess={access} />
          <MatchHighlights view={view} />
        </>
      }
    >
      {access === 'purchase' && price
        ? text('stage.access.purchase.priced', { price })
        : text(`${accessTexts[access]}.text`)}
    </PlayerAreaNotice>
  );
}

import { useText } from '@touchline/i18n';
import { Button, ButtonLink, Field, IconCalendar, IconCopy, IconExternalLink, Input } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { createCalendarLinks } from '../../components/calendar/calendar-links.ts';
import styles from './calendar-panel.module.css';
import { useCopy } from '../../components/calendar/use-copy.ts';

/**
 * The requested address, to copy or to add to a calendar. It gets the focus, because the pressed button is removed.
 */
export function CalendarAddress({ address }: { address: string }) {
  const text = useText('following');
  const copy = useCopy();
  const container = useRef<HTMLDivElement>(null);
  const { device, google, outlookUrl } = createCalendarLinks(address, text('calendar.title'));
  useEffect(() => container.current?.querySelector('input')?.focus(), []);
  const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <div ref={container}>
        <Field label={text('calendar.address')} help={text('calendar.secret')}>
          {(control) => (
            <Input
              {...control}
              readOnly
              dir="ltr"
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button icon={<IconCopy />} onClick={() => void copy(address)}>
          {text('calendar.copy')}
        </Button>
        <ButtonLink
          icon={<IconCalendar />}
          render={({ children, ...link }) => (
            <a href={device} {...link}>
              {children}
            </a>
          )}
        >
          {text('calendar.device')}
        </ButtonLink>
        <ButtonLink
          icon={<IconExternalLink />}
          render={({ children, ...link }) => (
            <a href={google} {...externalLinkProps} {...link}>
              {children}
            </a>
          )}
        >
          {text('calendar.google')}
        </ButtonLink>
        <ButtonLink
          icon={<IconExternalLink />}
          render={({ children, ...link }) => (
            <a href={outlookUrl} {...externalLinkProps} {...link}>
              {children}
            </a>
          )}
        >
          {text('calendar.outlook')}
        </ButtonLink>
      </div>
    </>
  );
}

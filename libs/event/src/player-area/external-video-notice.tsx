import { useText } from '@touchline/i18n';
import { ButtonLink, IconExternalLink } from '@touchline/ui-kit';
import { PlayerAreaNotice } from './player-area-notice.tsx';

/** The player area of a video on another site: it names the site and links to it. */
export function ExternalVideoNotice({ address }: { address: string }) {
  const text = useText('event');
  const { host } = new URL(address);
  return (
    <PlayerAreaNotice
      icon={<IconExternalLink size="l" />}
      title={text('stage.elsewhere.title')}
      action={
        <ButtonLink
          variant="brand"
          icon={<IconExternalLink />}
          render={(link) => (
            <a {...link} href={address} target="_blank" rel="noopener noreferrer">
              {link.children}
            </a>
          )}
        >
          {text('stage.elsewhere.open')}
        </ButtonLink>
      }
    >
      {text('stage.elsewhere.text', { site: host.replace(/^www\./, '') })}
    </PlayerAreaNotice>
  );
}

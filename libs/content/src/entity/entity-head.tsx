import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Image, SocialLinks } from '@touchline/ui-kit';
import type { CSSProperties, ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import styles from './entity-head.module.css';
import type { ExternalSite } from './get-external-sites.ts';
import type { TeamBadge } from './team-view.ts';

interface EntityHeadProps {
  badge: Pick<TeamBadge, 'crest' | 'shortName' | 'color'>;
  name: string;
  /** Short facts in a row: sport, league. */
  facts: readonly ReactNode[];
  banner: string | undefined;
  externalSites: readonly ExternalSite[];
  /** Actions of features at the end of the row. */
  aside: ReactNode;
}

/**
 * The main heading of a team's, league's or category's page over its banner: logo, name, facts, links to its other
 * sites. The colour of the text area fades into the banner.
 */
export function EntityHead({ badge, name, facts, banner, externalSites, aside }: EntityHeadProps) {
  const text = useText('content');
  const { artwork } = useSite();
  const tint: CSSProperties & Record<'--tint', string | undefined> = { '--tint': badge.color };
  return (
    <div className={styles.head} style={tint}>
      <div className={styles.art}>
        <Image src={banner} artwork={artwork} alt="" width={1280} height={400} priority />
      </div>
      <div className={styles.wash} />
      <div className={styles.row}>
        <Crest team={badge} size={148} className={styles.crest} />
        <div className={styles.words}>
          <h1 className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          {facts.length > 0 && (
            <p className={styles.facts}>
              {facts.map((fact, index) => (
                // Each kind of fact has a fixed index.
                <span key={index}>{fact}</span>
              ))}
            </p>
          )}
          <SocialLinks label={text('entity.elsewhere')} website={text('entity.website')} links={externalSites} />
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}

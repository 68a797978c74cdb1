import { Crest, eventPlayer, type EventView, type PlayerView } from '@touchline/content';
import { Slot, useOpenInAddress } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Image } from '@touchline/ui-kit';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useLocation, useNavigate } from 'react-router-dom';
import { getPositionText } from './get-position-text.ts';
import styles from './line-ups.module.css';
import { toPlayerHash } from './player-hash.ts';

/** A player of the match with their moments. The back button closes it, and its address can be shared. */
export function PlayerDialog({ event, player }: { event: EventView; player: PlayerView }) {
  const text = useText('event');
  const { isOpen, close } = useOpenInAddress(toPlayerHash(player.id));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // After Back, the page would scroll from the video to the line-ups again.
  const closeForVideo = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  const { team, number, position, image, isCaptain } = player;
  const facts = [
    number === undefined ? undefined : text('highlights.shirt', { number }),
    position === undefined ? undefined : getPositionText(position, text),
    isCaptain ? text('lineUps.captain') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(isOpenNext) => !isOpenNext && close()}
      title={player.name}
      description={
        <span className={styles.facts}>
          <Crest team={team} size={24} />
          <bdi>{team.name}</bdi>
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </span>
      }
      closeLabel={text('lineUps.close')}
    >
      <div className={styles.dialog}>
        {image !== undefined && <Image className={styles.picture} src={image} alt="" width={96} height={96} />}
        <Slot of={eventPlayer} props={{ event, player, onLeave: closeForVideo }} />
      </div>
    </Sheet>
  );
}

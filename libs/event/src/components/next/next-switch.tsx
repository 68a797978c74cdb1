import { useText } from '@touchline/i18n';
import { Switch } from '@touchline/ui-kit';
import { autoplayNext } from '../../state/autoplay-next.ts';

/** The switch for automatic playback of the next video: over an ended video, or below a video that is too small. */
export function NextSwitch({ className }: { className?: string | undefined }) {
  const text = useText('event');
  return (
    <Switch className={className} checked={autoplayNext.use()} onChange={autoplayNext.set}>
      {text('next.always')}
    </Switch>
  );
}

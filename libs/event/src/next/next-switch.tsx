import { useText } from '@touchline/i18n';
import { Switch } from '@touchline/ui-kit';
import { nextByItself, useNextByItself } from './next-by-itself.ts';

/** Whether the next video plays by itself: over the picture that has ended, and below one that has no room for it. */
export function NextSwitch({ className }: { className?: string | undefined }) {
  const text = useText('event');
  return (
    <Switch className={className} checked={useNextByItself()} onChange={nextByItself.set}>
      {text('next.always')}
    </Switch>
  );
}

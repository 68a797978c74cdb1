import type { Translate } from '@touchline/i18n';
import { canOfferInstall, countVisit, installRecord, isInstalled } from './install-record.ts';

/**
 * Counts this visit, and loads the offer to install the portal for a returning visitor; never inside the installed app.
 */
export async function offerToReturning(texts: () => Promise<Translate>): Promise<void> {
  if (isInstalled(window)) return;
  const record = countVisit(installRecord.get(), Date.now());
  if (!installRecord.set(record) || !canOfferInstall(record, Date.now())) return;
  const { offerInstall } = await import('./offer-install.ts');
  return offerInstall(record, texts);
}

import type { ShownPage, StartEffect } from '@touchline/feature-kit';
import { isLocalEnvironment } from '@touchline/telemetry';
import { consentStore } from './consent-store.ts';
import { storedAnswer } from './stored-answer.ts';
import type { AnalyticsOptions } from '../options.ts';
import { createProvider } from './create-provider.ts';
import { watchSelection } from './selected-content.ts';
import { toMeasuredPage } from './measured-page.ts';

/**
 * Starts analytics after hydration. If the customer requires consent, Google's tag loads only after it; then the tag
 * receives pages, events and the viewer's id. Off in a local environment, with a warning (specification, section 8).
 * Payment pages ask no question and send no event (docs/decisions/0045).
 */
export const startAnalytics =
  ({ measurementId, consentRequired = true, standIn }: AnalyticsOptions): StartEffect =>
  ({ telemetry, onPage }) => {
    if (measurementId === undefined) return telemetry.setConsent(false);
    if (standIn === undefined && isLocalEnvironment(location.hostname)) {
      console.warn('Analytics is disabled in a local environment.');
      return telemetry.setConsent(false);
    }
    const getSelectedContent = watchSelection(document);
    let shownPage: ShownPage | undefined;
    const sendPage = (page: ShownPage) => {
      if (page.route?.pays !== true) telemetry.page(toMeasuredPage(page));
    };

    const startWithPage = (page: ShownPage) => {
      const isPayment = page.route?.pays === true;
      consentStore.begin({ isRequired: consentRequired, mayAsk: !isPayment, answerStorage: storedAnswer });
      const provider = createProvider(telemetry, {
        measurementId,
        origin: standIn,
        page: toMeasuredPage(page),
        isPayment,
      });
      let { isGranted } = consentStore.get();
      telemetry.setConsent(isGranted);
      provider.applyConsent(isGranted);
      consentStore.subscribe(() => {
        const isNowGranted = consentStore.get().isGranted;
        if (isNowGranted === isGranted) return;
        isGranted = isNowGranted;
        telemetry.setConsent(isNowGranted);
        provider.applyConsent(isNowGranted);
        // The page was opened before the consent, so it has not been reported.
        if (isNowGranted && shownPage) sendPage(shownPage);
      });
    };

    onPage((page) => {
      const content = getSelectedContent(page);
      if (!shownPage) startWithPage(page);
      shownPage = page;
      if (content) telemetry.event('select_content', content);
      sendPage(page);
    });
  };

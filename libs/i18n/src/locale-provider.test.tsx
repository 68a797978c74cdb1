import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';
import { createI18n } from './create-i18n.ts';
import { useLocale } from './locale-context.ts';
import { LocaleProvider } from './locale-provider.ts';
import { useFormats } from './use-formats.ts';
import { useNow } from './use-now.ts';
import { useText } from './use-text.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const i18n = createI18n({ locale: 'de', resources: { event: { at: 'Anpfiff {{time}}' } } });

function Kickoff(): ReactElement {
  const text = useText('event');
  const formats = useFormats();
  const { direction, timeZone } = useLocale();
  const remainingSeconds = formats.countdown('2026-11-22T12:10:00Z', useNow()).total;
  return (
    <p dir={direction}>
      {text('at', { time: formats.time('2026-11-22T19:30:00Z') })}|{timeZone}|{remainingSeconds}
    </p>
  );
}

const createPage = (viewerTimeZone: string): ReactElement => (
  <StrictMode>
    <LocaleProvider
      i18n={i18n}
      locale="de"
      direction="ltr"
      timeZone="Europe/Berlin"
      viewerTimeZone={viewerTimeZone}
      clock={createClock(now)}
    >
      <Kickoff />
    </LocaleProvider>
  </StrictMode>
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('LocaleProvider', () => {
  it("the server shows the customer's zone, hydration matches it, and then the page shows the viewer's zone", async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ now: now + 4300 });
    const host = document.createElement('div');
    host.innerHTML = renderToString(createPage('America/Toronto'));
    expect(host.textContent).toBe('Anpfiff 20:30|Europe/Berlin|600');

    const recoverableErrorSpy = vi.fn();
    const root = await act(async () =>
      hydrateRoot(host, createPage('America/Toronto'), { onRecoverableError: recoverableErrorSpy }),
    );
    expect(host.textContent).toBe('Anpfiff 14:30|America/Toronto|600');
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(host.textContent).toBe('Anpfiff 14:30|America/Toronto|595');
    expect(recoverableErrorSpy).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('onViewerTimes is called when the page shows the viewer’s times', async () => {
    vi.useFakeTimers({ now });
    const reportedErrors: (string | undefined)[] = [];
    const host = document.createElement('div');
    const clockElement = (
      <LocaleProvider
        i18n={i18n}
        locale="de"
        direction="ltr"
        timeZone="Europe/Berlin"
        viewerTimeZone="America/Toronto"
        onViewerTimes={() => reportedErrors.push(host.textContent.split('|')[0])}
        clock={createClock(now)}
      >
        <Kickoff />
      </LocaleProvider>
    );
    host.innerHTML = renderToString(clockElement);
    expect(reportedErrors).toEqual([]);
    const root = await act(async () => hydrateRoot(host, clockElement));
    expect(reportedErrors).toEqual(['Anpfiff 14:30']);
    act(() => root.unmount());
  });

  it('the viewer’s zone and hours wait until the page is hydrated', () => {
    const renderHydrated = (isHydrated: boolean) => (
      <LocaleProvider
        i18n={i18n}
        locale="de"
        direction="ltr"
        timeZone="Europe/Berlin"
        viewerTimeZone="America/Toronto"
        isHydrated={isHydrated}
        clock={createClock(now)}
      >
        <Kickoff />
      </LocaleProvider>
    );
    const { rerender } = render(renderHydrated(false));
    expect(screen.queryByText(/Anpfiff 20:30/)).not.toBeNull();
    rerender(renderHydrated(true));
    expect(screen.queryByText(/Anpfiff 14:30/)).not.toBeNull();
  });

  it('times change to the 12 or 24 hours of the viewer’s region unless the customer has set them', async () => {
    vi.useFakeTimers({ now });
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en-US']);
    const renderEnglish = (hourCycle?: 'h12' | 'h23') => (
      <LocaleProvider
        i18n={i18n}
        locale="en"
        direction="ltr"
        timeZone="UTC"
        viewerTimeZone="UTC"
        hourCycle={hourCycle}
        clock={createClock(now)}
      >
        <Kickoff />
      </LocaleProvider>
    );
    const renderPage = async (page: ReactElement) => {
      const host = document.createElement('div');
      host.innerHTML = renderToString(page);
      const firstText = host.textContent.split('|')[0];
      const root = await act(async () => hydrateRoot(host, page));
      const renderedTime = host.textContent.split('|')[0];
      act(() => root.unmount());
      return [firstText, renderedTime];
    };
    expect(await renderPage(renderEnglish())).toEqual(['Anpfiff 7:30\u00a0PM', 'Anpfiff 19:30']);
    expect(await renderPage(renderEnglish('h12'))).toEqual(['Anpfiff 7:30\u00a0PM', 'Anpfiff 7:30\u00a0PM']);
    expect(await renderPage(renderEnglish('h23'))).toEqual(['Anpfiff 19:30', 'Anpfiff 19:30']);
  });

  it('throws an error with the name of a missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Kickoff />)).toThrow('LocaleProvider');
  });

  it('renders in the browser without a server, too', () => {
    render(createPage('Europe/Berlin'));
    expect(screen.getByText(/Anpfiff 20:30/)).toBeTruthy();
  });
});

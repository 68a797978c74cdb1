import { useTelemetry } from '@touchline/telemetry';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSubmission } from './read-form-message.ts';

/** Time limit for loading a form, in milliseconds. A frame does not report a failed load. */
const loadTimeoutMs = 15_000;

interface Frame {
  frame: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'loaded' | 'failed';
  /** Loads the form again. */
  retry: () => void;
  /** Number of the try, used as the frame's key. */
  tries: number;
}

/**
 * Watches the form's frame: its loading and its messages.
 * @param origin expected origin of messages
 * @param onSubmitted the form was submitted
 */
export function useFrame(origin: string, onSubmitted: () => void): Frame {
  const telemetry = useTelemetry();
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ state, tries }, set] = useState<Pick<Frame, 'state' | 'tries'>>({ state: 'loading', tries: 0 });

  const fail = useEffectEvent(() => {
    // The text is that of the specification, section 8.
    const error = new Error('Error occurred while loading iframe content!');
    console.error(error.message);
    telemetry.error(error, { section: 'survey' });
    set({ state: 'failed', tries });
  });
  const handleMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    const frameWindow = frame.current?.contentWindow;
    if (frameWindow && source === frameWindow && from === origin && isSubmission(data)) onSubmitted();
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => handleMessage(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const frameElement = frame.current;
    const timer = setTimeout(() => fail(), loadTimeoutMs);
    const onLoad = () => {
      clearTimeout(timer);
      set({ state: 'loaded', tries });
    };
    const onError = () => {
      clearTimeout(timer);
      fail();
    };
    // React attaches no listener for errors to a frame.
    frameElement?.addEventListener('load', onLoad);
    frameElement?.addEventListener('error', onError);
    return () => {
      clearTimeout(timer);
      frameElement?.removeEventListener('load', onLoad);
      frameElement?.removeEventListener('error', onError);
    };
  }, [tries]);
  return { frame, state, tries, retry: () => set({ state: 'loading', tries: tries + 1 }) };
}

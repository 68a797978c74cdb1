import '../../jitless.ts';
import * as z from 'zod/mini';
import { useTelemetry } from '@touchline/telemetry';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The form's message to its parent after submission (specification, section 4, "submit success message"). */
const submissionSchema = z.object({ type: z.literal('survey_submitted') });

/** Limit of a message: the form sends no longer messages. */
const maxMessageCharacters = 1_000;

function parseText(text: string): unknown {
  try {
    return text.length <= maxMessageCharacters ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a message reports the submission; it may be an object or JSON text. */
const isSubmission = (data: unknown): boolean =>
  submissionSchema.safeParse(typeof data === 'string' ? parseText(data) : data).success;

/** Time limit for loading a form, in milliseconds. A frame does not report a failed load. */
const loadTimeoutMs = 15_000;

interface Frame {
  frameRef: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'loaded' | 'failed';
  /** Loads the form again. */
  retry: () => void;
  /** Number of the try, used as the frame's key. */
  tryCount: number;
}

/**
 * Watches the form's frame: its loading and its messages.
 * @param origin expected origin of messages
 * @param onSubmitted the form was submitted
 */
export function useFrame(origin: string, onSubmitted: () => void): Frame {
  const telemetry = useTelemetry();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [{ state, tryCount }, setLoadState] = useState<Pick<Frame, 'state' | 'tryCount'>>({
    state: 'loading',
    tryCount: 0,
  });

  const reportFailure = useEffectEvent(() => {
    // The text is that of the specification, section 8.
    const error = new Error('Error occurred while loading iframe content!');
    console.error(error.message);
    telemetry.error(error, { section: 'survey' });
    setLoadState({ state: 'failed', tryCount });
  });
  const handleMessage = useEffectEvent(({ source, origin: messageOrigin, data }: MessageEvent) => {
    const frameWindow = frameRef.current?.contentWindow;
    if (frameWindow && source === frameWindow && messageOrigin === origin && isSubmission(data)) onSubmitted();
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => handleMessage(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const frameElement = frameRef.current;
    const timer = setTimeout(() => reportFailure(), loadTimeoutMs);
    const onLoad = () => {
      clearTimeout(timer);
      setLoadState({ state: 'loaded', tryCount });
    };
    const onError = () => {
      clearTimeout(timer);
      reportFailure();
    };
    // React attaches no listener for errors to a frame.
    frameElement?.addEventListener('load', onLoad);
    frameElement?.addEventListener('error', onError);
    return () => {
      clearTimeout(timer);
      frameElement?.removeEventListener('load', onLoad);
      frameElement?.removeEventListener('error', onError);
    };
  }, [tryCount]);
  return {
    frameRef,
    state,
    tryCount,
    retry: () => setLoadState({ state: 'loading', tryCount: tryCount + 1 }),
  };
}

export { createLazyRealtime, type LazyRealtimeOptions } from './create-lazy-realtime.ts';
export { createRealtime, type RealtimeOptions } from './create-realtime.ts';
export type { AdaptedMessage, MessageAdapter } from './message-adapter.ts';
export type {
  OnRefused,
  OnMissed,
  Realtime,
  RealtimeReport,
  RealtimeState,
  RealtimeStatus,
  RoomPriority,
} from './realtime.ts';
export { getReconnectDelayMs, type LossCause as Loss } from './reconnect-delay.ts';
export { RealtimeProvider, useRealtime, useEventRoom } from './realtime-context.ts';
export { useRealtimeStatus, useReconnecting } from './use-realtime-status.ts';

import type { StartAt } from '../engine.ts';
import { edgeTolerance } from '../live-edge.ts';
import type { ConnectedStream } from './connect-stream.ts';

/**
 * Loads an address from where the viewer begins. Where the live edge is, is known once the playlist is here and before anything of it
 * is fetched: whom the edge has left behind begins there, and not with what they would skip at its first frame.
 */
export async function loadFrom(
  { player, targetDuration, lowLatency }: ConnectedStream,
  address: string,
  startAt: StartAt | undefined,
): Promise<void> {
  if (typeof startAt !== 'object' || startAt instanceof Date) return void (await player.load(address, startAt ?? null));
  const { following } = startAt;
  const choose = (): void => {
    const origin = player.getPresentationStartTimeAsDate();
    if (origin === null || !player.isLive()) return;
    const behind = player.seekRange().end - (following.getTime() - origin.getTime()) / 1000;
    if (behind > edgeTolerance({ targetDuration: targetDuration(), lowLatency: lowLatency() }))
      player.updateStartTime(null);
  };
  player.addEventListener('canupdatestarttime', choose);
  try {
    await player.load(address, following);
  } finally {
    player.removeEventListener('canupdatestarttime', choose);
  }
}

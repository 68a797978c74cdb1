/** Replaces BroadcastChannel: a message of one tab reaches all others of this browser. */
export class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const otherChannel of FakeChannel.open)
      if (otherChannel !== this && otherChannel.name === this.name)
        otherChannel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

const lifetime = 1000;
const most = 500;

/** Answers of safe calls, the same for every anonymous viewer, for at most a second and only while the world stands still. */
export class AnswerCache {
  readonly #answers = new Map<string, { body: string; until: number; version: number }>();
  readonly #version: () => number;

  /** `version` changes whenever an answer may have. */
  constructor(version: () => number) {
    this.#version = version;
  }

  get(key: string): string | undefined {
    const answer = this.#answers.get(key);
    if (answer && answer.until > Date.now() && answer.version === this.#version()) return answer.body;
    this.#answers.delete(key);
    return undefined;
  }

  set(key: string, body: string): void {
    if (this.#answers.size >= most) this.#answers.clear();
    this.#answers.set(key, { body, until: Date.now() + lifetime, version: this.#version() });
  }
}

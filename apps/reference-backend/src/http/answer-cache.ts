const lifetimeMs = 1000;
/** The most characters of all keys and answers. */
const maxCharacters = 16_000_000;

interface Answer {
  body: string;
  until: number;
  version: number;
}

const getWeight = (key: string, { body }: Answer): number => key.length + body.length;

/** Caches answers to safe calls of visitors, for at most a second and until the data changes. */
export class AnswerCache {
  /** The cached answers, the oldest first. */
  readonly #answers = new Map<string, Answer>();
  readonly #getVersion: () => number;
  #totalCharacters = 0;

  /** @param version returns a number that changes whenever the data of an answer may have changed */
  constructor(version: () => number) {
    this.#getVersion = version;
  }

  get weight(): number {
    return this.#totalCharacters;
  }

  #isValid = ({ until, version }: Answer): boolean => until > Date.now() && version === this.#getVersion();

  #remove(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#totalCharacters -= getWeight(key, answer);
  }

  get(key: string): string | undefined {
    const answer = this.#answers.get(key);
    return answer && this.#isValid(answer) ? answer.body : undefined;
  }

  set(key: string, body: string): void {
    const earlierAnswer = this.#answers.get(key);
    if (earlierAnswer) this.#remove(key, earlierAnswer);
    const answer = { body, until: Date.now() + lifetimeMs, version: this.#getVersion() };
    this.#answers.set(key, answer);
    this.#totalCharacters += getWeight(key, answer);
    for (const [oldestKey, oldestAnswer] of this.#answers) {
      if (this.#totalCharacters <= maxCharacters && this.#isValid(oldestAnswer)) break;
      this.#remove(oldestKey, oldestAnswer);
    }
  }
}

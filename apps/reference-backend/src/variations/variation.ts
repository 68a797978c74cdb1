/** A call of the API that a variation may change. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed JSON; undefined for a GET. */
  readonly body: unknown;
}

/** An answer, sent as JSON, or as plain text if `body` is a string. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type Respond = (call: ApiCall) => Promise<ApiAnswer>;

/** Answers a call in place of the backend, or changes its answer. */
export type ChangeAnswer = (call: ApiCall, respond: Respond) => Promise<ApiAnswer>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A valid behaviour of other backends that differs from this one's, for tests of the portal. */
export interface Variation {
  /** The backend's behaviour, for the list of variations. */
  readonly effect: string;
  readonly answer?: ChangeAnswer;
  /** Changes the payload of a socket message. */
  readonly message?: (name: string, payload: JsonObject) => JsonObject;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies a JSON value and changes all its objects, inner ones first. */
function changeObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => changeObjects(item, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeObjects(item, change)])));
}

/** Changes every object in the successful answers to calls with a matching path. */
export const changeAnswers =
  (path: RegExp, change: (object: JsonObject, call: ApiCall) => JsonObject): ChangeAnswer =>
  async (call, respond) => {
    const answer = await respond(call);
    if (!path.test(call.path) || answer.status >= 400) return answer;
    return { ...answer, body: changeObjects(answer.body, (object) => change(object, call)) };
  };

/** Changes the entries of lists with a matching path. */
export const changeEntries = (path: RegExp, change: (entries: readonly unknown[]) => unknown[]): ChangeAnswer =>
  changeAnswers(path, (object) =>
    Array.isArray(object['entries']) ? { ...object, entries: change(object['entries']) } : object,
  );

/** Whether an object is an event or clip, by its fields. */
const isEvent = (object: JsonObject): boolean => 'media_type' in object && 'status' in object;

/** Changes the events and clips of all answers. */
export const changeEvents = (change: (event: JsonObject) => JsonObject): ChangeAnswer =>
  changeAnswers(/^/, (object) => (isEvent(object) ? change(object) : object));

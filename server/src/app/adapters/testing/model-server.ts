import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The server's behavior for one request. */
export type ModelBehavior =
  | { readonly kind: 'answers'; readonly answer: unknown }
  /** Responds with this text where JSON is expected. */
  | { readonly kind: 'says'; readonly text: string }
  | { readonly kind: 'refuses'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Accepts the request and never responds. */
  | { readonly kind: 'silent' }
  /** Begins to respond, then sends a space per second forever. */
  | { readonly kind: 'drips' }
  /** Responds with 200 and a body that isn't the provider's format. */
  | { readonly kind: 'babbles'; readonly body: string }
  /** Closes the connection. */
  | { readonly kind: 'hangs up' };

export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As received: JSON, or the parts of a form. */
  readonly body: string;
}

export interface ModelServer {
  /** In the form of MODEL_BASE_URL. */
  readonly baseUrl: string;
  readonly calls: ModelCall[];
  /** Sets the behavior from now on: each one applies to one request, the last one to all that follow. */
  behave(...behaviors: readonly ModelBehavior[]): void;
  close(): Promise<void>;
}

export const USAGE = { input: 1200, output: 150 };

/** Starts a local server with OpenAI's chat completions, Anthropic's messages, and transcriptions. */
export async function modelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let waiting: ModelBehavior[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('latin1') };
      calls.push(call);
      const behavior = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (behavior === undefined) throw new Error('The model server was not told how to behave');
      if (behavior.kind === 'drips') timers.add(drip(response));
      else respond(call, response, behavior);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave: (...behaviors) => {
      waiting = [...behaviors];
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Immediate = Exclude<ModelBehavior, { kind: 'drips' }>;

function respond(call: ModelCall, response: ServerResponse, behavior: Immediate): void {
  switch (behavior.kind) {
    case 'silent':
      return;
    case 'hangs up':
      response.destroy();
      return;
    case 'refuses':
      // Providers repeat the request in their errors.
      return send(response, behavior.status, { error: { type: 'error', message: call.body } }, behavior.headers);
    case 'babbles':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(behavior.body);
      return;
    case 'says':
      return send(response, 200, answerOf(call, behavior.text));
    case 'answers':
      return send(response, 200, answerOf(call, JSON.stringify(behavior.answer)));
  }
}

function drip(response: ServerResponse): NodeJS.Timeout {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(' ');
  return setInterval(() => response.write(' '), 1000);
}

function send(response: ServerResponse, status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function answerOf({ path, body }: ModelCall, text: string): object {
  switch (path) {
    case '/v1/chat/completions':
      return chatCompletion(JSON.parse(body), text);
    case '/v1/messages':
      return message(JSON.parse(body), text);
    case '/v1/audio/transcriptions':
      return JSON.parse(text);
    default:
      throw new Error(`No provider has ${path}`);
  }
}

/** https://platform.openai.com/docs/api-reference/chat/object */
const chatCompletion = ({ model }: { model: string }, content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_796_000_000,
  model,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  usage: {
    prompt_tokens: USAGE.input,
    completion_tokens: USAGE.output,
    total_tokens: USAGE.input + USAGE.output,
  },
});

/** https://platform.claude.com/docs/en/api/messages: a request for a tool gets a tool's response. */
function message({ model, tools }: { model: string; tools?: readonly { name: string }[] }, text: string) {
  const byTool = tools?.some(({ name }) => name === 'json') ?? false;
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      byTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: inputOf(text) } : { type: 'text', text },
    ],
    stop_reason: byTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  };
}

/** Returns the text as a tool's input. Providers send an empty input if it isn't JSON. */
function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

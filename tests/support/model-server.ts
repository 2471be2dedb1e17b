import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server was asked: the OpenAI chat completion request. */
export interface ModelRequest {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: unknown }[]; response_format?: { type: string } };
}

/** A real HTTP server on loopback that speaks the OpenAI protocol and says what a test wants. */
export interface ModelServer {
  baseUrl: string;
  /** Everything it was asked so far. */
  requests: ModelRequest[];
  /** Answers every request from now on with this content; what is no string is sent as JSON. */
  says(content: unknown): void;
  /** Handles every request from now on in the test's own way. */
  does(handle: (request: ModelRequest, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Sends a chat completion with this content. */
export function complete(response: ServerResponse, content: string): void {
  const message = {
    id: 'x',
    object: 'chat.completion',
    created: 0,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message));
}

/** Starts the server; it says `{}` until told otherwise. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let handle = (_request: ModelRequest, response: ServerResponse): void => complete(response, '{}');
  const server = createServer(async (incoming, response) => {
    const request = {
      authorization: incoming.headers.authorization,
      body: JSON.parse(await read(incoming)) as ModelRequest['body'],
    };
    requests.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    says: (content) =>
      void (handle = (_request, response) =>
        complete(response, typeof content === 'string' ? content : JSON.stringify(content))),
    does: (handler) => void (handle = handler),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

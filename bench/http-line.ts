import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * One kept-alive connection that asks one thing after another. It understands just what Larder's server says to such
 * requests, and costs a tenth of a general client: the two share the processor with what is measured.
 */
export class HttpLine {
  readonly #socket: Socket;
  readonly #host: string;
  #parts: Buffer[] = [];
  #left = 0;
  #done: ((body: Buffer) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('The server closed the connection.')));
  }

  static async open(url: string): Promise<HttpLine> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new HttpLine(socket, host);
  }

  /** Posts a body to GraphQL and gives that of the answer. */
  post(body: string): Promise<Buffer> {
    return this.#ask(
      `POST /graphql HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
    );
  }

  /** Gives the body of what is at a path. */
  get(path: string): Promise<Buffer> {
    return this.#ask(`GET ${path} HTTP/1.1\r\nhost: ${this.#host}${HEAD_END}`);
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #ask(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      [this.#done, this.#failed] = [resolve, reject];
      this.#socket.write(request);
    });
  }

  /** The head of an answer comes in one piece: it is far shorter than a packet. */
  #read(data: Buffer): void {
    let body = data;
    if (this.#parts.length === 0) {
      const end = data.indexOf(HEAD_END);
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(data.toString('latin1', 0, end + 2))?.[1];
      if (end < 0 || length === undefined)
        return this.#failed?.(new Error(`The server answered ${data.toString('latin1', 0, 500)}`));
      this.#left = Number(length);
      body = data.subarray(end + HEAD_END.length);
    }
    this.#parts.push(body);
    this.#left -= body.length;
    if (this.#left > 0) return;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#done?.(whole);
  }
}

import { createServer, connect as connectTo, type Server, type Socket } from 'node:net';

/** A way to the database that can be cut and mended, or fall silent. */
export class BreakableLine {
  readonly url: string;
  readonly #port: number;
  readonly #target: URL;
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;

  private constructor(target: URL, port: number) {
    this.#target = target;
    this.#port = port;
    const url = new URL(target);
    url.port = String(port);
    this.url = url.href;
  }

  /** Lays a line to the server of a database address; `url` is the address through it. */
  static async to(databaseUrl: string): Promise<BreakableLine> {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address() as { port: number };
    await new Promise((resolve) => probe.close(resolve));
    const line = new BreakableLine(new URL(databaseUrl), port);
    await line.mend();
    return line;
  }

  /** Lets connections through again. */
  async mend(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connectTo(Number(this.#target.port), this.#target.hostname);
      for (const end of [socket, onward]) this.#sockets.add(end.on('error', () => end.destroy()));
      if (!this.#isSilent) socket.pipe(onward).pipe(socket);
    });
    this.#server = server.listen(this.#port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  }

  /** Keeps every connection and takes new ones, but nothing comes through any more: a machine that hangs, a network that loses everything. */
  fallSilent(): void {
    this.#isSilent = true;
    this.forget();
  }

  /** Nothing comes through the connections there are, and none of them is closed; new ones work: a firewall that forgot them. */
  forget(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}

import { createServer, connect as connectTo, type Socket } from 'node:net';

/** What a pooler does with settings that come with a connection: PgBouncer refuses them, or leaves them out where it is told to. */
export type Manner = 'refuses' | 'leaves out';

const PASSED_ON = new Set(['user', 'database', 'client_encoding', 'application_name']);

/** A way to the database like that through a pooler. */
export async function poolerBefore(databaseUrl: string, manner: Manner): Promise<{ url: string; close(): void }> {
  const target = new URL(databaseUrl);
  const server = createServer((socket) =>
    socket.once('data', (greeting) => (manner === 'refuses' ? refuse(socket) : passOn(socket, greeting, target))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return { url: url.href, close: () => void server.close() };
}

/** An ErrorResponse (PostgreSQL's documentation, 53.7), as PgBouncer words it. */
function refuse(socket: Socket): void {
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  socket.end(Buffer.concat([Buffer.from('E'), length(fields), fields]));
}

/** The StartupMessage is a length, a version, and names with values, each ended by a zero. */
function passOn(socket: Socket, greeting: Buffer, target: URL): void {
  const texts = greeting.toString('utf8', 8).split('\0');
  const kept = Array.from({ length: texts.length >> 1 }, (_, at) => texts.slice(2 * at, 2 * at + 2)).filter(
    ([name = '']) => PASSED_ON.has(name),
  );
  const said = Buffer.concat([greeting.subarray(4, 8), Buffer.from(`${kept.flat().join('\0')}\0\0`)]);
  const onward = connectTo(Number(target.port), target.hostname);
  for (const end of [socket, onward]) end.on('error', () => end.destroy());
  onward.write(Buffer.concat([length(said), said]));
  socket.pipe(onward).pipe(socket);
}

function length(content: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(content.length + 4);
  return bytes;
}

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { createApp } from '../../support/app.ts';
import { signUp } from '../../support/clients.ts';
import { sign } from '../../support/photos.ts';

/** A disk that is full after the first few bytes. */
class FullDisk extends LocalStorage {
  override async receive(): Promise<never> {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  }
}

test('an upload that could not be kept is answered and let go of, however much of it is still to come: the server can stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-full-'));
  const app = await createApp({ catalogue: false, files: new FullDisk(folder) });
  try {
    const { uploadUrl } = await sign(await signUp(app), 'image/png', 5_000_000);
    const { pathname, search } = new URL(uploadUrl);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const line = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
    const ended = once(line, 'end');
    let said = '';
    line.on('data', (chunk: Buffer) => (said += chunk.toString()));
    line.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: larder\r\ncontent-type: image/png\r\ncontent-length: 5000000\r\n\r\n${'x'.repeat(1_000)}`,
    );
    await ended;
    line.destroy();
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    expect(said).toContain('The disk of this server is full');
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});

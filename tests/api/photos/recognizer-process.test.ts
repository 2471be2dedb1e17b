import { jest } from '@jest/globals';
import sharp from 'sharp';
import { NetworkProcess } from '../../../api/src/modules/photos/recognizer/network-process.ts';

// Each file starts processes of its own, which takes its time on a busy machine.
jest.setTimeout(60_000);

test('a process that died fails the photo it looked at, and the next one is answered', async () => {
  const networks = new NetworkProcess();
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await expect(networks.look(photo, 'cook')).resolves.toEqual(expect.any(Array));
  const look = networks.look(photo, 'cook');
  networks.close();
  await expect(look).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The photo could not be looked at.' });
  await expect(networks.look(photo, 'cook')).resolves.toEqual(expect.any(Array));
  networks.close();
});

import { createLogger } from '../../../api/src/shared/logger.ts';
import { createApp } from '../../support/app.ts';

test('what lets somebody in stands in no log: an invitation, and the signature of an address for a photo', async () => {
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, undefined, {
    write: (line) => void lines.push(line),
  });
  const app = await createApp({ catalogue: false, logger });
  await app.rest('/sign-up?invitation=q7Zp-open_sesame&next=%2F');
  await app.app.inject({
    method: 'PUT',
    url: '/api/uploads/photos/x?type=image/png&signature=open_sesame',
    remoteAddress: '192.0.2.9',
  });
  await app.close();
  const requests = lines.map((line) => JSON.parse(line) as { req?: object }).flatMap(({ req }) => (req ? [req] : []));
  expect(requests).toEqual([
    expect.objectContaining({ method: 'GET', url: '/sign-up?invitation=…&next=%2F' }),
    expect.objectContaining({
      method: 'PUT',
      url: '/api/uploads/photos/x?type=image/png&signature=…',
      remoteAddress: '192.0.2.9',
    }),
  ]);
  expect(lines.join('')).not.toContain('open_sesame');
});

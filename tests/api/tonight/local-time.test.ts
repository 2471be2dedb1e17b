import { isTimeZone, localTime } from '../../../api/src/modules/tonight/local-time.ts';

test.each([
  ['Europe/Berlin', '2026-07-01T14:30:00Z', '2026-07-01', 16],
  ['Europe/Berlin', '2026-12-01T14:30:00Z', '2026-12-01', 15],
  ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01', 0],
  ['America/Los_Angeles', '2026-03-01T07:59:00Z', '2026-02-28', 23],
  ['Asia/Kolkata', '2026-03-01T10:29:00Z', '2026-03-01', 15],
  ['Asia/Kolkata', '2026-03-01T10:30:00Z', '2026-03-01', 16],
])('in %s it is, at %s, the day %s and the hour %d', (zone, moment, day, hour) => {
  expect(localTime(zone, new Date(moment))).toEqual({ day, hour });
});

test('a time zone is what a browser calls one', () => {
  const names = ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', '', 'Mars/Olympus', "x'; drop table"];
  expect(names.filter(isTimeZone)).toEqual(names.slice(0, 3));
});

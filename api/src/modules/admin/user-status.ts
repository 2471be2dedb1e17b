import { DAY_MS } from '../../shared/calendar.ts';
import { UserStatus } from '../users/user-enums.ts';
import type { User } from '../users/user.entity.ts';
import { ACTIVE_DAYS } from './admin-stats.sql.ts';

/** Where an account stands today: one without a visit for long is inactive until the next. */
export function statusToday({ status, lastActiveAt, joinedAt }: User): UserStatus {
  if (status === UserStatus.BANNED) return status;
  const visit = (lastActiveAt ?? joinedAt).getTime();
  return visit > Date.now() - ACTIVE_DAYS * DAY_MS ? UserStatus.ACTIVE : UserStatus.INACTIVE;
}

import type { FilterQuery } from '@mikro-orm/postgresql';
import type { Caller } from '../users/caller.ts';
import { hashSecret } from '../../shared/secret.ts';
import { requireViewer } from '../users/viewer.ts';
import type { Photo } from './photo.entity.ts';

/** Whose photos a caller may touch: the cook's, and those taken in this browser before signing in. */
export interface PhotoOwner {
  user: string | null;
  visitorHash: string | null;
  address: string;
}

/** @throws AppError FORBIDDEN for a program that may only read */
export function ownerOf({ viewer, visitor, address }: Caller): PhotoOwner {
  if (viewer) requireViewer(viewer, 'write');
  return { user: viewer?.id ?? null, visitorHash: visitor === null ? null : hashSecret(visitor), address };
}

/** The photos of an owner, as a condition; null when there can be none. */
export function belongingTo({ user, visitorHash }: PhotoOwner): FilterQuery<Photo> | null {
  if (user === null && visitorHash === null) return null;
  return { $or: [...(user === null ? [] : [{ user }]), ...(visitorHash === null ? [] : [{ visitorHash }])] };
}

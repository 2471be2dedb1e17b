import type { ImportEvent, RefusedEvent, RestoredEvent } from './import-event.ts';

/** What became of an import. */
export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Pictures that were kept. */
  pictures: number;
  /** Collections that were made. */
  collections: number;
  /** What came in of an archive of a cook besides recipes. */
  restored: RestoredEvent[];
  refused: RefusedEvent[];
}

/** Why a recipe is reported that came in without its picture. */
const PICTURE_LOST = 'it came in without its picture, which cannot be read or for which there is no room';

/** That of an import which has not begun. */
export const emptyReport = (): ImportReport => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  pictures: 0,
  collections: 0,
  restored: [],
  refused: [],
});

/** Adds what became of one thing. */
export function addToReport(report: ImportReport, event: ImportEvent): void {
  if ('reason' in event) report.refused.push(event);
  else if ('restored' in event) report.restored.push(event);
  else {
    report[event.outcome]++;
    if (event.hasPicture) report.pictures++;
    report.collections += event.collections?.length ?? 0;
    if (event.isPictureLost) report.refused.push({ ...event, reason: PICTURE_LOST });
  }
}

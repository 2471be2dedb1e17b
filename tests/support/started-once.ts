import { copyFolder } from './prepared.ts';

/** A data folder of a Larder that was started before, which is where most of the time of a first start goes; the test removes it. */
export const dataDirStartedOnce = (purpose: string): string =>
  copyFolder(process.env['LARDER_TEST_FOLDER'] ?? '', purpose);

/** The password of the first admin of every folder that `dataDirStartedOnce` gives. */
export const adminPassword = (): string => process.env['LARDER_TEST_ADMIN_PASSWORD'] ?? '';

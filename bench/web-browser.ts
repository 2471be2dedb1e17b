import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

/** With these closing a page ends the whole browser. */
const UNWANTED = new Set(['--single-process', '--no-zygote']);

/** A browser that listens for its controller. */
export interface BenchBrowser {
  port: number;
  stop(): void;
}

/** Starts the browser that comes with the development tools, with a fresh profile. */
export async function startBrowser(): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'larder-browser-'));
  const args = [
    ...chromium.args.filter((arg) => !UNWANTED.has(arg)),
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(await chromium.executablePath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const match = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said);
      if (match) resolve(Number(match[1]));
    });
    child.once('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
  return {
    port,
    stop: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      child.kill();
    },
  };
}

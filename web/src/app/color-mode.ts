import { useSyncExternalStore } from 'react';

/** What the cook chose: one of the two looks, or whatever the system says. */
export type ColorMode = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'larder:color-mode';
const listeners = new Set<() => void>();

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch (error) {
    console.warn('The colour mode could not be read.', error);
    return 'system';
  }
}

let chosen: ColorMode = 'system';

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function isDark(): boolean {
  return chosen === 'system' ? systemIsDark().matches : chosen === 'dark';
}

function announce(): void {
  document.documentElement.classList.toggle('dark', isDark());
  document.documentElement.classList.toggle('light', !isDark());
  for (const listener of listeners) listener();
}

/** Keeps the look of the page in step with the system; call once. The script in index.html has put it on already. */
export function startColorMode(): void {
  chosen = readColorMode();
  systemIsDark().addEventListener('change', announce);
}

/** Changes the look and keeps the choice in this browser; a storage that refuses is only logged. */
export function chooseColorMode(mode: ColorMode): void {
  chosen = mode;
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch (error) {
    console.warn('The colour mode could not be kept.', error);
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is dark now; re-renders when that changes. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

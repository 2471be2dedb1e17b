import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** One measured figure, and what it must be. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'MB' | 's' | 'times' | '/s' | '';
  /** Largest or smallest value that is good enough. */
  bar?: { atMost: number } | { atLeast: number };
}

/** Prints figures as they come: a table for people, or a JSON line each. */
export class Figures {
  readonly #isJson: boolean;

  constructor(isJson = false) {
    this.#isJson = isJson;
    const machine = {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    };
    if (isJson) this.#print({ machine });
    else console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memoryGB} GB, Node ${machine.node}\n`);
  }

  add(figure: Figure): void {
    const isMet = meets(figure);
    if (this.#isJson) return this.#print({ ...figure, ...(isMet !== null && { isMet }) });
    const value = `${round(figure.value)} ${figure.unit}`.trim().padStart(14);
    console.log(`${isMet === null ? ' ' : isMet ? '✓' : '✗'} ${figure.what.padEnd(64)}${value}  ${barText(figure)}`);
  }

  /** Says what is done next, or what one should know of the figures; not part of the JSON. */
  note(text: string): void {
    if (!this.#isJson) console.log(`\n${text}`);
  }

  /** Warns when something else keeps the machine busy: times would say more about that than about Larder. */
  noteLoad(): void {
    const [load = 0] = loadavg();
    if (load > availableParallelism() / 2)
      this.note(
        `Others keep this machine busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): times are too long.`,
      );
  }

  #print(line: object): void {
    console.log(JSON.stringify(line));
  }
}

function meets({ value, bar }: Figure): boolean | null {
  if (!bar) return null;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

function barText({ bar, unit }: Figure): string {
  if (!bar) return '';
  return 'atMost' in bar ? `at most ${bar.atMost} ${unit}` : `at least ${bar.atLeast} ${unit}`;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

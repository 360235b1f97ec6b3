const WIDTH = 24;
/** Milliseconds between updates: on a terminal, and in a log, which keeps every line. */
const EVERY = { terminal: 200, log: 10_000 };

/** The progress: `part` is from 0 to 1. */
export interface Progress {
  readonly rows: number;
  readonly part: number;
}

export interface ProgressBar {
  show(progress: Progress): void;
  /** Counts what an earlier run had stored. It is skipped quickly, so it doesn't count toward the pace. */
  pass(progress: Progress): void;
  /** Ends the line. */
  end(): void;
}

const number = (value: number) => Math.round(value).toLocaleString('en-US');

/** Formats a duration: '1:05' for 65 seconds, '2:03:00' for 7,380. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

const START: Progress = { rows: 0, part: 0 };

/** Formats one line: the progress, the pace since `from`, and the remaining time at that pace. */
export function barText({ rows, part }: Progress, seconds: number, from: Progress = START): string {
  const filled = Math.round(Math.min(1, part) * WIDTH);
  const rate = seconds > 0 ? (rows - from.rows) / seconds : 0;
  const done = part - from.part;
  const left = done > 0 && seconds > 1 ? ` · ${clockOf((seconds / done) * (1 - part))} left` : '';
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${bar} ${String(Math.floor(part * 100)).padStart(3)}% · ${number(rows)} rows · ${number(rate)}/s${left}`;
}

/** Redraws the line in place on a terminal; elsewhere writes a line periodically. */
export function progressBar(out: NodeJS.WriteStream, now: () => number = () => performance.now()): ProgressBar {
  let from = START;
  let began = now();
  const every = out.isTTY ? EVERY.terminal : EVERY.log;
  let drawn = Number.NEGATIVE_INFINITY;
  let last = '';
  let onScreen = '';
  const draw = () => {
    if (last === onScreen) return;
    onScreen = last;
    out.write(out.isTTY ? `\r\u001b[K${last}` : `${last}\n`);
  };
  const show = (progress: Progress) => {
    last = barText(progress, (now() - began) / 1000, from);
    if (now() - drawn < every) return;
    drawn = now();
    draw();
  };
  return {
    show,
    pass: (progress) => {
      [from, began] = [progress, now()];
      show(progress);
    },
    end: () => {
      if (last === '') return;
      draw();
      if (out.isTTY) out.write('\n');
    },
  };
}

import { calendarDaysBetween, dayOf } from '../../shared/calendar.ts';

/** A line without the best before date that it states. */
export interface Dated {
  rest: string;
  /** YYYY-MM-DD; null where it states none. */
  bestBefore: string | null;
}

/** What stands before the date on packages and in what people write of them. */
const BEFORE_DATE = [
  'best (?:before|by|if used by)(?: end)?(?: date)?|use(?:d)? (?:by|before)|(?:eat|consume|sell|keeps?|good)(?: by| before| until| till?)|bbe|bbd?|ubd?',
  'exp(?:iry|iration|ir(?:es|ing))?(?: date)?(?: on)?|until|till?|by',
  '(?:mindestens )?(?:halt|verwend)bar bis(?: zum)?|mhd|(?:zu )?verbrauchen bis(?: zum)?|läuft ab am|bis(?: zum)?',
  "(?:à )?consommer (?:de préférence )?(?:avant(?: le)?|jusqu['’]au)|avant le|périme le|expire le|jusqu['’]au|dlc|ddm|dluo",
  'consumir (?:preferentemente )?antes del?(?: día)?|consumir (?:de preferência )?(?:antes de|até)|caduca(?: el)?|cad|vence(?: el)?|hasta el|validade|válido até',
  'da consum(?:arsi|are) (?:preferibilmente )?entro(?: il)?|entro il|scade(?: il)?|scadenza|scad',
  '(?:ten ?minste )?houdbaar tot(?: en met)?|te gebruiken tot|tht|tgt|bäst före|bedst før|best før|parasta ennen',
].join('|');

/** Months in seven languages; three letters of one are enough. */
const MONTHS = [
  'january januar janvier enero gennaio janeiro januari',
  'february februar février fevrier febrero febbraio fevereiro februari',
  'march märz mrz mars marzo março maart mrt',
  'april avril abril aprile',
  'may mai mayo maggio maio maj mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august août aout agosto augustus augusti',
  'september septembre septiembre setiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember décembre decembre diciembre dicembre dezembro desember',
].map((names) => names.split(' '));
const WORD = '(?<word>\\p{L}{3,10})\\.?';
const YEAR = "(?:(?:,? | de |['’/.-])(?<year>20\\d\\d|\\d\\d(?!\\d)))?";
const BEHIND_NUMBER = '(?:st|nd|rd|th|er|º|°|\\.)?';

/** The ways of writing a day, or a month, whose last day counts. */
const DATES = [
  '(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)',
  '(?<month>\\d{1,2})[/.](?<year>20\\d\\d)',
  `(?<day>\\d{1,2})(?<mark>[./-])(?<month>\\d{1,2})(?:\\k<mark>(?<year>20\\d\\d|\\d\\d(?!\\d))|\\.(?!\\d))?`,
  `(?<day>\\d{1,2})${BEHIND_NUMBER}[ -]?(?:of |de )?${WORD}${YEAR}`,
  `${WORD} (?<day>\\d{1,2})(?!\\d)${BEHIND_NUMBER}${YEAR}`,
  `(?:end (?:of )?|ende |fin )?${WORD}${YEAR}`,
].map(
  (date) =>
    new RegExp(
      `[\\s,;(]*(?<![\\p{L}\\d])(?:${BEFORE_DATE})[.:]*\\s*(?:the |le |il |el |den |dem )?${date}(?![\\p{L}\\d])\\)?`,
      'iu',
    ),
);

/** A date without its year is the next such day, or one of the month that has just passed. */
const PASSED_DAYS = 31;

/** Takes the best before date out of a line, which may have passed: "spinach 200g best before 3 Dec", "milk, exp 03.12.2026". */
export function takeBestBefore(line: string, today: string): Dated {
  for (const date of DATES) {
    const found = date.exec(line);
    const bestBefore = found?.groups ? dayIn(found.groups, today) : null;
    if (!found || bestBefore === null) continue;
    const [before, behind] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
    return {
      rest: [before, behind]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
      bestBefore,
    };
  }
  return { rest: line, bestBefore: null };
}

type Written = Partial<Record<'day' | 'month' | 'word' | 'year', string>>;

function dayIn({ day, month, word, year }: Written, today: string): string | null {
  const told =
    word === undefined
      ? Number(month)
      : MONTHS.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1;
  const isMonthFirst = told > 12 && Number(day) <= 12;
  const [inMonth, onDay] = isMonthFirst ? [Number(day), told] : [told, day === undefined ? null : Number(day)];
  if (year !== undefined) return dayOfYear(Number(year.length === 2 ? `20${year}` : year), inMonth, onDay);
  const now = Number(today.slice(0, 4));
  const days = [now - 1, now, now + 1].map((one) => dayOfYear(one, inMonth, onDay));
  return days.find((one) => one !== null && calendarDaysBetween(one, today) <= PASSED_DAYS) ?? null;
}

/** A day of the calendar, the last of the month where none is told; null for 31 February. */
function dayOfYear(year: number, month: number, day: number | null): string | null {
  if (month < 1 || month > 12) return null;
  const date = new Date(Date.UTC(year, day === null ? month : month - 1, day ?? 0));
  return date.getUTCMonth() === month - 1 ? dayOf(date) : null;
}

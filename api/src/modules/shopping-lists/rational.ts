/** An exact fraction, always in lowest terms with a denominator above zero. Immutable. */
export class Rational {
  static readonly ZERO = new Rational(0n, 1n);
  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    const divisor = greatestCommon(numerator < 0n ? -numerator : numerator, denominator);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  /** The number as its shortest decimal says it: 0.1 is one tenth. @throws RangeError for what is not finite */
  static of(value: number): Rational {
    const [, sign = '', whole = '', part = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? fail(value);
    const shift = Number(exponent) - part.length;
    const digits = BigInt(`${sign}${whole}${part}`);
    return shift >= 0 ? new Rational(digits * 10n ** BigInt(shift), 1n) : new Rational(digits, 10n ** BigInt(-shift));
  }

  /** What `toString` wrote: `7/3`, `250`. @throws RangeError for anything else */
  static parse(text: string): Rational {
    const [, numerator = '', denominator = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? fail(text);
    return new Rational(BigInt(numerator), BigInt(denominator));
  }

  /** The exact sum. */
  plus(other: Rational): Rational {
    return new Rational(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  /** The exact product. */
  times(other: Rational): Rational {
    return new Rational(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** The exact quotient. @throws RangeError for a division by zero */
  over(other: Rational): Rational {
    if (other.numerator === 0n) fail('a division by zero');
    const sign = other.numerator < 0n ? -1n : 1n;
    return new Rational(this.numerator * other.denominator * sign, this.denominator * other.numerator * sign);
  }

  /** Whether both are the same number. */
  equals(other: Rational): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** Whether this one is the smaller. */
  isLess(other: Rational): boolean {
    return this.numerator * other.denominator < other.numerator * this.denominator;
  }

  /** To twelve digits behind the point, which is more than any kitchen scale has. */
  toNumber(): number {
    const scale = 10n ** 12n;
    const [doubled, whole] = [
      (2n * this.numerator * scale) / this.denominator,
      (this.numerator * scale) / this.denominator,
    ];
    const rounded = doubled - 2n * whole >= 1n ? whole + 1n : whole;
    return Number(`${rounded}e-12`);
  }

  /** What `parse` reads: `7/3`, `250`. */
  toString(): string {
    return this.denominator === 1n ? String(this.numerator) : `${this.numerator}/${this.denominator}`;
  }
}

/** The sum of any number of fractions. */
export function sum(values: readonly Rational[]): Rational {
  return values.reduce((total, value) => total.plus(value), Rational.ZERO);
}

function greatestCommon(one: bigint, two: bigint): bigint {
  return two === 0n ? one : greatestCommon(two, one % two);
}

function fail(value: number | string): never {
  throw new RangeError(`${value} is no fraction.`);
}

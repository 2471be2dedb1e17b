import { DataPointType, MetricReader, type DataPoint, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

type Metric = ResourceMetrics['scopeMetrics'][number]['metrics'][number];
type Facts = DataPoint<unknown>['attributes'];

/** Hands the figures out when they are asked for; nothing is sent. */
export class ScrapedReader extends MetricReader {
  /** The figures as they are now, in the text format of Prometheus. */
  async text(): Promise<string> {
    const { resourceMetrics } = await this.collect();
    const metrics = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
    return `${metrics.flatMap(linesOf).join('\n')}\n`;
  }

  protected override async onShutdown(): Promise<void> {}
  protected override async onForceFlush(): Promise<void> {}
}

/** Names and types after "OpenTelemetry to Prometheus": dots are underscores, the unit ends the name. */
function linesOf(metric: Metric): string[] {
  const { name, unit } = metric.descriptor;
  const base = name.replaceAll(/[^a-zA-Z0-9_]/g, '_') + (unit === 's' ? '_seconds' : '');
  if (metric.dataPointType === DataPointType.HISTOGRAM)
    return [`# TYPE ${base} histogram`, ...metric.dataPoints.flatMap((point) => histogramLines(base, point))];
  if (metric.dataPointType === DataPointType.EXPONENTIAL_HISTOGRAM) return [];
  const isCounter = metric.dataPointType === DataPointType.SUM && metric.isMonotonic;
  const full = isCounter ? `${base}_total` : base;
  return [
    `# TYPE ${full} ${isCounter ? 'counter' : 'gauge'}`,
    ...metric.dataPoints.map(({ attributes, value }) => line(full, attributes, value)),
  ];
}

type HistogramPoint = Extract<Metric, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number];

/** Each bucket counts all that is at most its end, the last one everything. */
function histogramLines(base: string, { attributes, value: { buckets, count, sum = 0 } }: HistogramPoint): string[] {
  let below = 0;
  const ends = [...buckets.boundaries.map(String), '+Inf'];
  return [
    ...ends.map((le, at) => line(`${base}_bucket`, { ...attributes, le }, (below += buckets.counts[at] ?? 0))),
    line(`${base}_sum`, attributes, sum),
    line(`${base}_count`, attributes, count),
  ];
}

function line(name: string, facts: Facts, value: number): string {
  const labels = Object.entries(facts)
    .filter(([, said]) => said !== undefined)
    .map(([label, said]) => `${label.replaceAll(/[^a-zA-Z0-9_]/g, '_')}="${escaped(String(said))}"`);
  return `${name}${labels.length > 0 ? `{${labels.join(',')}}` : ''} ${value}`;
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually.ts';

/** A span as a collector is told of it. */
export interface ReceivedSpan {
  name: string;
  /** 2 answers somebody, 3 asks somebody, 5 takes up what was left for it. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** Its facts, by name. */
  facts: Record<string, string>;
  hasFailed: boolean;
}

/** A figure as a collector is told of it. */
export interface ReceivedFigure {
  name: string;
  unit: string;
  facts: Record<string, string>;
  /** The figure itself, or the sum of all that were counted. */
  value: number;
  /** How many were counted; of those that are no durations undefined. */
  count: number | undefined;
}

interface Fact {
  key: string;
  value: Record<string, string | number>;
}

interface Sender {
  attributes: { key: string; value: { stringValue: string } }[];
}

interface ReceivedMetrics {
  resourceMetrics: {
    resource: Sender;
    scopeMetrics: { metrics: { name: string; unit: string; histogram?: Points; gauge?: Points; sum?: Points }[] }[];
  }[];
}

interface Points {
  dataPoints: { attributes: Fact[]; asDouble?: number; asInt?: number; sum?: number; count?: number }[];
}

interface ReceivedSpans {
  resourceSpans: {
    resource: Sender;
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'facts' | 'hasFailed'> & { attributes: Fact[]; status: { code?: number } })[];
    }[];
  }[];
}

/** A real collector on loopback, that takes OTLP as JSON. */
export interface Collector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** What was told last. */
  figures: ReceivedFigure[];
  /** Who sent them. */
  services: Set<string>;
  /** The one span of this name, as soon as it is there. */
  span(name: string): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

const nameOf = ({ attributes }: Sender): string =>
  attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
const factsOf = (attributes: Fact[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

/** Starts it. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const figures: ReceivedFigure[] = [];
  const services = new Set<string>();
  const takeSpans = ({ resourceSpans }: ReceivedSpans): void => {
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(nameOf(resource));
      for (const { attributes, status, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({
          ...span,
          parentSpanId: span.parentSpanId,
          facts: factsOf(attributes),
          hasFailed: status.code === 2,
        });
      }
    }
  };
  const takeFigures = ({ resourceMetrics }: ReceivedMetrics): void => {
    figures.length = 0;
    for (const { resource, scopeMetrics } of resourceMetrics) {
      services.add(nameOf(resource));
      for (const { name, unit, histogram, gauge, sum } of scopeMetrics.flatMap(({ metrics }) => metrics)) {
        for (const point of (histogram ?? gauge ?? sum)?.dataPoints ?? [])
          figures.push({
            name,
            unit,
            facts: factsOf(point.attributes),
            value: Number(point.asDouble ?? point.asInt ?? point.sum),
            count: point.count,
          });
      }
    }
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url === '/v1/traces') takeSpans(JSON.parse(body) as ReceivedSpans);
    if (request.url === '/v1/metrics') takeFigures(JSON.parse(body) as ReceivedMetrics);
    response
      .writeHead(/^\/v1\/(traces|metrics)$/.test(request.url ?? '') ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    figures,
    services,
    span: (name) => eventually(async () => spans.find((span) => span.name === name)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

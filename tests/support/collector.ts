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

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'facts' | 'hasFailed'> & { attributes: { key: string; value: Record<string, string | number> }[]; status: { code?: number } })[] }[];
  }[];
}

/** A real collector on loopback, that takes OTLP as JSON. */
export interface Collector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** Who sent them. */
  services: Set<string>;
  /** The one span of this name, as soon as it is there. */
  span(name: string): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

/** Starts it. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const services = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Received).resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '');
      for (const { attributes, status, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, parentSpanId: span.parentSpanId, facts: Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])])), hasFailed: status.code === 2 });
      }
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    span: (name) => eventually(async () => spans.find((span) => span.name === name)),
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

import { connect } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly key?: string;
  readonly body: unknown;
}

/** Number of connections. Each sends its next request as soon as the last one is answered. */
const CONNECTIONS = 8;

const text = (host: string, { path, key, body }: Asked): string => {
  const json = JSON.stringify(body);
  const authorization = key === undefined ? '' : `Authorization: Bearer ${key}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
};

/**
 * Sends requests for a number of seconds over plain sockets, so that the client costs almost nothing.
 * @returns answers per second. @throws Error for an answer that is not 200.
 */
export const pressure = async (
  url: string,
  next: () => Asked,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> => {
  const { hostname, port, host } = new URL(url);
  const start = performance.now();
  const end = start + seconds * 1000;
  let answers = 0;
  const one = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(Number(port), hostname);
      let left = 0;
      let head = '';
      const ask = () => socket.write(text(host, next()));
      socket.on('error', fail);
      socket.on('connect', ask);
      socket.on('data', (chunk) => {
        if (left === 0) {
          head += chunk.toString('latin1');
          const at = head.indexOf('\r\n\r\n');
          if (at < 0) return;
          if (!head.startsWith('HTTP/1.1 200')) return fail(new Error(head));
          const long = Number(/content-length: (\d+)/i.exec(head)![1]);
          left = long - (head.length - at - 4);
          head = '';
        } else left -= chunk.length;
        if (left > 0) return;
        answers++;
        if (performance.now() < end) return void ask();
        socket.destroy();
        done();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return answers / ((performance.now() - start) / 1000);
};

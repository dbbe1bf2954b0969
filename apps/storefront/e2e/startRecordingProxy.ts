import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** Starts a proxy between browser and store that records the requests. */
export async function startRecordingProxy(origin: string) {
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    requests.push({ path: url, headers })
    const onward = request(new URL(url, origin), {
      method,
      // The store rejects changes that come from another origin.
      headers: { ...headers, host: new URL(origin).host, ...(headers.origin && { origin }) },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The listener has no port.')
  return { asked: requests, origin: `http://localhost:${address.port}`, close: () => server.close() }
}

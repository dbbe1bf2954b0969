import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { createPicturePreloadLink } from './createPicturePreloadLink.ts'
import type { DocumentParts } from './renderDocument.ts'

/** React's renderers from the server build, so that one copy of React renders its own bundle. */
export interface ReactRenderers {
  readonly stream: typeof import('react-dom/server').renderToPipeableStream
  readonly whole: typeof import('react-dom/server').renderToString
}

// Timeout of rendering.
const timeoutMs = 10_000

/** React's renderers and the log for their errors. */
export interface ReactRenderersWithLog extends ReactRenderers {
  readonly log: (message: string, cause: unknown) => void
}

/** Renders a page completely, with a preload link for its first image in the head; throws if any part fails. */
export async function renderToBuffer(
  renderer: ReactRenderersWithLog,
  body: ReactNode,
  parts: DocumentParts,
): Promise<Buffer<ArrayBuffer>> {
  // Rendering to a string takes less than half as long as a stream.
  const written = renderer.whole(body)
  const html = written.includes(leftOut) ? await renderSlowly(renderer, body) : written
  const open = parts.open + createPicturePreloadLink(html)
  return join(open, parts.styled, html, parts.close)
}

/** Writes each part directly into one buffer, because concatenated strings would be copied several times. */
function join(...parts: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const whole = Buffer.allocUnsafe(length)
  let place = 0
  for (const part of parts)
    place += typeof part === 'string' ? whole.write(part, place) : part.copy(whole, place)
  return whole
}

/** The marker that React writes for a suspended or failed part. */
const leftOut = '<!--$!-->'

/** Waits for each part, and throws the error of a failed one. */
async function renderSlowly(renderer: ReactRenderersWithLog, body: ReactNode): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await pipe(renderer, body, 'onAllReady')) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Renders a page as a stream that begins when its shell is ready; throws when the shell fails. */
export async function renderToStream(
  renderer: ReactRenderersWithLog,
  body: ReactNode,
  parts: DocumentParts,
  nonce: string,
): Promise<ReadableStream<Uint8Array>> {
  const rendered = await pipe(renderer, body, 'onShellReady', nonce)
  const pieces = surround(rendered, parts)
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}

function pipe(
  { stream, log }: ReactRenderersWithLog,
  body: ReactNode,
  begin: 'onAllReady' | 'onShellReady',
  nonce?: string,
): Promise<PassThrough> {
  return new Promise<PassThrough>((resolve, reject) => {
    const through = new PassThrough()
    const rendering = stream(body, {
      ...(nonce ? { nonce } : {}),
      // Keeps every part in its place. Otherwise, React would stream a long part last and move it with a script that
      // the Content-Security-Policy forbids.
      ...(begin === 'onAllReady' && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
      [begin]: () => resolve(rendering.pipe(through)),
      onShellError: reject,
      onError: (cause) => {
        log('A page failed while it was rendered', cause)
        reject(cause)
      },
    })
    const giveUp = setTimeout(
      () => rendering.abort(new Error('The page took too long to render.')),
      timeoutMs,
    )
    through.on('close', () => clearTimeout(giveUp))
  })
}

async function* surround(
  rendered: PassThrough,
  { open, styled, close }: DocumentParts,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  yield encoder.encode(open)
  yield styled
  yield* rendered
  yield encoder.encode(close)
  return undefined
}

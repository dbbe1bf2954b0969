import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import type { DocumentParts } from './document.ts'

/** React's renderer, as the server build hands it over: one copy of React renders what it bundled. */
export type RenderToPipeableStream = typeof import('react-dom/server').renderToPipeableStream

// A rendering that takes longer than this is given up.
const patienceMs = 10_000

/** Renders a page whole; throws when any part of it fails. */
export async function renderWhole(
  render: RenderToPipeableStream,
  body: ReactNode,
  parts: DocumentParts,
): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await pipe(render, body, 'onAllReady')) chunks.push(chunk)
  return parts.open + Buffer.concat(chunks).toString('utf8') + parts.close
}

/** Renders a page as a stream that begins once its frame stands; throws when the frame fails. */
export async function renderStream(
  render: RenderToPipeableStream,
  body: ReactNode,
  parts: DocumentParts,
  nonce: string,
): Promise<ReadableStream<Uint8Array>> {
  const rendered = await pipe(render, body, 'onShellReady', nonce)
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
  render: RenderToPipeableStream,
  body: ReactNode,
  begin: 'onAllReady' | 'onShellReady',
  nonce?: string,
) {
  return new Promise<PassThrough>((resolve, reject) => {
    const through = new PassThrough()
    const giveUp = setTimeout(() => abort(new Error('The page took too long to render.')), patienceMs)
    const { pipe: pour, abort } = render(body, {
      ...(nonce ? { nonce } : {}),
      [begin]: () => resolve(pour(through)),
      onShellError: reject,
      onError: reject,
    })
    through.on('close', () => clearTimeout(giveUp))
  })
}

async function* surround(
  rendered: PassThrough,
  { open, close }: DocumentParts,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  yield encoder.encode(open)
  yield* rendered
  yield encoder.encode(close)
  return undefined
}

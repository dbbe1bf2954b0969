import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from '../contract/call/index.ts'
import type { Result } from '../contract/problem/index.ts'
import type { ApiClientOptions } from './ApiClientOptions.ts'
import { createRequestHeaders } from './createRequestHeaders.ts'
import { parseResponse } from './parseResponse.ts'
import { serializeRequest } from './serializeRequest.ts'
import { toParseOptions } from './toParseOptions.ts'

/** Options of a form upload. */
export interface FormUploadOptions {
  /** Called with the progress, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined
  /** Aborts the upload. */
  readonly signal?: AbortSignal | undefined
}

/** Response to a form: a status and the text of the body. */
export type FormResponse = { readonly status: number; readonly text: string } | undefined

// The timeout restarts with each progress event, so that a slow phone can upload and a dead connection fails.
const stillMs = 30_000

/** Sends a call as a multipart form and reports the progress, which `fetch` cannot; never throws. */
export async function sendMultipartForm<Request, Input extends GenericSchema, Answer extends GenericSchema>(
  options: ApiClientOptions,
  call: Call<Request, Input, Answer>,
  request: Request,
  sending: FormUploadOptions,
): Promise<Result<InferOutput<Answer>>> {
  const { baseUrl = '', brand, fetch } = options
  const { path, body } = serializeRequest(call, call.encode(request), brand)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined) form.set(name, String(value))
  }
  const address = `${baseUrl}${path}`
  const way = fetch || typeof XMLHttpRequest === 'undefined' ? byFetch : byXhr
  const answer = await way({ ...options, headers: createRequestHeaders(options), address, form, ...sending })
  if (!answer) return { ok: false, failure: { kind: 'network' } }
  return parseResponse(call, answer.status, answer.text, toParseOptions(options))
}

interface FormOnItsWay extends FormUploadOptions, ApiClientOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly address: string
  readonly form: FormData
}

/** A server has no use for progress. */
async function byFetch({ address, form, signal, headers, ...options }: FormOnItsWay): Promise<FormResponse> {
  const { fetch = globalThis.fetch, onProgress } = options
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers,
      ...(signal && { signal }),
    })
    const text = await answer.text()
    onProgress?.(100)
    return { status: answer.status, text }
  } catch {
    return undefined
  }
}

const byXhr = ({
  address,
  form,
  signal,
  headers,
  isEmbedded,
  onProgress,
}: FormOnItsWay): Promise<FormResponse> =>
  new Promise((resolve) => {
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => xhr.abort()
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, stillMs)
    }
    xhr.open('POST', address)
    xhr.withCredentials = isEmbedded ?? false
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      watch()
      if (lengthComputable) onProgress?.((100 * loaded) / total)
    }
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText })
    xhr.onerror = () => resolve(undefined)
    xhr.onabort = () => resolve(undefined)
    xhr.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) return resolve(undefined)
    watch()
    xhr.send(form)
  })

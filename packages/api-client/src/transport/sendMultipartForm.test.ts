import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toProductId, uploadPhoto } from '../contract/uploads/index.ts'
import { sendMultipartForm } from './sendMultipartForm.ts'

/** A browser's request, as far as the sender uses it. */
class Request {
  static readonly made: Request[] = []
  readonly upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  address = ''
  body: FormData | undefined
  wasAborted = false

  constructor() {
    Request.made.push(this)
  }
  open(_: string, address: string): void {
    this.address = address
  }
  setRequestHeader(): void {}
  send(body: FormData): void {
    this.body = body
  }
  abort(): void {
    this.wasAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  tell(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 200, lengthComputable: true })
  }
  answer(status: number, content: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(content) })
    this.onload?.()
    this.onloadend?.()
  }
}

const file = { fid: '00000000-0000-4000-8000-000000000001', uri: '/api/uploads/1', width: 9, height: 8 }
const photo = { file: new Blob(['us']), productId: toProductId(12001), attribute: 43 }
const start = (signal?: AbortSignal) => {
  const heard: number[] = []
  const onProgress = (percent: number) => heard.push(percent)
  const answer = sendMultipartForm({ brand: 'marigold' }, uploadPhoto, photo, { onProgress, signal })
  const [request] = Request.made
  if (!request) throw new Error('Nothing was sent.')
  return { heard, answer, request }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Request.made.length = 0
})

describe('sendMultipartForm', () => {
  it('sends text and file, reports progress, and returns the response', async () => {
    const { heard, answer, request } = start()
    expect(request.address).toBe('/api/marigold/upload-image-personalised')
    expect([request.body?.get('nid'), request.body?.get('aid')]).toEqual(['12001', '43'])
    expect(request.body?.get('filedata')).toBeInstanceOf(Blob)
    request.tell(50)
    request.tell(200)
    request.answer(200, { status_code: 200, data: { file } })
    expect(await answer).toMatchObject({ ok: true, value: { id: file.fid, pictureSrc: file.uri } })
    expect(heard).toEqual([25, 100])
  })

  it('returns the error message of the server', async () => {
    const { answer, request } = start()
    const message = 'File must be less than 7MB'
    request.answer(413, { status: false, code: 'photo_large', message, status_code: 413 })
    expect(await answer).toMatchObject({ failure: { kind: 'refused', status: 413, message } })
  })

  it('can be aborted', async () => {
    const off = new AbortController()
    const { answer, request } = start(off.signal)
    off.abort()
    expect(request.wasAborted).toBe(true)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('allows a slow upload, but not a stalled one', async () => {
    const { answer, request } = start()
    for (let at = 1; at <= 5; at += 1) {
      vi.advanceTimersByTime(29_000)
      request.tell(at)
    }
    expect(request.wasAborted).toBe(false)
    vi.advanceTimersByTime(31_000)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('returns a network error if no response arrives', async () => {
    const { answer, request } = start()
    request.onerror?.()
    expect(await answer).toEqual({ ok: false, failure: { kind: 'network' } })
  })
})
